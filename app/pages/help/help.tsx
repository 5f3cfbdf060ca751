import type { HelpGroup } from '../../../content/pages/help/help.schema.ts'
import { groupsShown, questionText } from '../../features/help-search/groups-shown.ts'
import { HelpSearch } from '../../features/help-search/help-search.tsx'
import { matchesQuery, wantedWords } from '../../features/help-search/matches-query.ts'
import { Paragraphs } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Questions } from '../../ui/questions/questions.tsx'

/** Help: a search, the subjects, the questions of each with an anchor, and whom to ask. With `?q=` what does not match is hidden. */
export function Help() {
  const scope = usePage()
  const page = pageCopy(scope, 'help')
  const markdown = useMarkdown()
  const query = (scope.query().q ?? '').slice(0, 100)
  const wanted = wantedWords(query, page.search.ignored)
  const groups = groupsShown(page.groups, scope).map(group => ({
    ...group,
    items: group.items.map(item => ({ ...item, matches: matchesQuery(wanted, questionText(item)) }))
  }))
  const asked = wanted.length > 0
  const found = groups.flatMap(({ items }) => items).filter(({ matches }) => matches).length
  return (
    <div className="help">
      <div className="wrap help__top">
        <HelpSearch
          words={page.search}
          query={query}
          found={asked ? found : null}
          none={markdown(page.search.noneMarkdown)}
        />
        <nav aria-label={page.groupsLabel} className="help__groups" data-help-groups="" hidden={asked}>
          <ul>
            {groups.map(({ id, title, items }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {title} <span className="help__count">{items.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {groups.map(group => (
        <QuestionGroup key={group.id} {...group} />
      ))}
      <Paragraphs id="contact" {...page.contact} kind="split" />
    </div>
  )
}

type QuestionGroupProps = {
  id: string
  title: string
  items: readonly (HelpGroup['items'][number] & { matches: boolean })[]
}

/** The questions of one subject; those that a search left out are hidden, and the subject with them where none is left. */
function QuestionGroup({ id, title, items }: QuestionGroupProps) {
  const markdown = useMarkdown()
  return (
    <section
      id={id}
      className="section section--split help-group"
      aria-labelledby={`${id}-title`}
      data-help-group=""
      hidden={!items.some(({ matches }) => matches)}
    >
      <div className="wrap section__grid">
        <div className="section__head">
          <h2 id={`${id}-title`}>{title}</h2>
        </div>
        <div className="section__body">
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
      </div>
    </section>
  )
}
