import type { HelpGroup } from '../../../content/pages/money.schema.ts'
import type { Subject } from '../../../content/pages/sections.schema.ts'
import { groupsShown, questionText } from '../../features/help-search/groups-shown.ts'
import { HelpSearch } from '../../features/help-search/help-search.tsx'
import { matchesQuery, wantedWords } from '../../features/help-search/matches-query.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { SubjectDrawing } from '../../features/sections/subject-drawing.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Questions } from '../../ui/questions/questions.tsx'

/** The most frequent questions, in this order. */
const asked = [
  'forgotten-password',
  'no-confirmation',
  'how-withdraw',
  'which-documents',
  'deposit-refused',
  'disconnected'
]

/** What is drawn beside the name of a group, by its id. */
const groupSubjects: Readonly<Record<string, Subject>> = {
  account: 'badge',
  client: 'box',
  verification: 'passport',
  money: 'card',
  table: 'table',
  tournaments: 'ticket',
  limits: 'gauge',
  website: 'browser',
  offers: 'tag'
}

/** Help: the search in the head, what is asked most often, the subjects, each opening on its questions, and whom to ask. */
export const Help = () => <SectionList parts={{ groups: <Answers /> }} />

/** The search and all questions. With `?q=` what does not match is hidden. */
function Answers() {
  const scope = usePage()
  const page = pageCopy(scope, 'help')
  const markdown = useMarkdown()
  const query = (scope.query().q ?? '').slice(0, 100)
  const wanted = wantedWords(query, page.search.ignored)
  const groups = groupsShown(page.groups, scope).map(group => ({
    ...group,
    items: group.items.map(item => ({ ...item, matches: matchesQuery(wanted, questionText(item)) }))
  }))
  const isSearch = wanted.length > 0
  const items = groups.flatMap(group => group.items)
  const top = asked.flatMap(id => items.find(item => item.id === id) ?? [])
  return (
    <div className="help">
      <div className="wrap help__top">
        <HelpSearch
          words={page.search}
          query={query}
          found={isSearch ? items.filter(({ matches }) => matches).length : null}
          none={markdown(page.search.noneMarkdown)}
        />
      </div>
      <div className="wrap columns help__start">
        <section className="help-asked" aria-labelledby="asked-title" data-help-asked="" hidden={isSearch}>
          <h2 id="asked-title">{page.askedTitle}</h2>
          <ul className="lines">
            {top.map(({ id, question }) => (
              <li key={id}>
                <a href={`#${id}`} className="tap strong">
                  {question}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="groups-title">
          <h2 id="groups-title">{page.groupsLabel}</h2>
          <div className="edged help-groups">
            {groups.map(group => (
              <QuestionGroup key={group.id} {...group} open={isSearch} />
            ))}
          </div>
        </section>
      </div>
    </div>
  )
}

type QuestionGroupProps = {
  id: string
  title: string
  items: readonly (HelpGroup['items'][number] & { matches: boolean })[]
  open: boolean
}

/** The questions of one subject, opened by its name; those that a search left out are hidden, and the subject with them where none is left. */
function QuestionGroup({ id, title, items, open }: QuestionGroupProps) {
  const markdown = useMarkdown()
  const subject = groupSubjects[id]
  return (
    <details
      className="help-group smooth-details"
      data-help-group=""
      open={open}
      hidden={!items.some(({ matches }) => matches)}
    >
      <summary className="folding">
        {subject && <SubjectDrawing of={subject} />}
        <h3 className="headline">{title}</h3>
        <span className="number muted">{items.length}</span>
      </summary>
      <div id={id} className="help-group__questions">
        <Questions
          items={items.map(item => ({
            id: item.id,
            question: item.question,
            html: markdown(item.answerMarkdown),
            hidden: !item.matches,
            search: item.keywords ?? ''
          }))}
        />
      </div>
    </details>
  )
}
