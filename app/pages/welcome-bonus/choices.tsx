import type { PageWords } from '../../../content/content.ts'
import type { Offer } from '../../../content/offers/offers.schema.ts'
import { placeholdersIn } from '../../domain/figures/fill-figures.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { tablesRate } from '../../features/offers/promotion-currency.ts'
import { colon } from '../../site/locales/labelled.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { signUpLink } from '../../site/page/download-link.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { Section } from '../../ui/section/section.tsx'

type Props = PageWords<'welcome-bonus'>['choices'] & { offer: Offer }

/** Both choices facing each other, the first with its tickets day by day, the way to sign up below them. */
export function Choices({ offer, title, lead, rewards, match, ...words }: Props) {
  const scope = usePage()
  const markdown = useMarkdown()
  const amounts = placeholdersIn(offer.title.en).filter(name => scope.content.figures[name]?.kind === 'money')
  const [ofRewards = '', ofMatch = ''] = amounts.map(name => setLarge(fillForPage(scope, `{${name}}`)))
  const signUp = signUpLink(scope)
  const side = (figure: string, { name, textMarkdown, forWhomMarkdown }: typeof rewards) => (
    <>
      <h3>{name}</h3>
      <p className="comparison__figure">{figure}</p>
      <p className="choice__whom" dangerouslySetInnerHTML={{ __html: markdown(forWhomMarkdown) }} />
      <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
    </>
  )
  return (
    <Section id="choices" title={title} lead={lead}>
      <div className="comparison">
        <div className="comparison__side choice">
          {side(ofRewards, rewards)}
          <Tickets {...words} />
        </div>
        <div className="comparison__side choice">
          {side(ofMatch, match)}
          <div className="choice__picture">
            <CardPicture name="promo-loyalty" sizes="(min-width: 768px) 620px, 100vw" />
          </div>
        </div>
      </div>
      {signUp && (
        <p className="choices__act">
          <a href={signUp} className="button button--act">
            {scope.t('header.sign-up')}
          </a>
        </p>
      )}
    </Section>
  )
}

type TicketsProps = Pick<Props, 'ticketsCaption' | 'day' | 'total'>

type AloneProps = NonNullable<PageWords<'welcome-bonus'>['tickets']> & TicketsProps

/** The tickets where they are all of the offer. */
export function TicketsAlone({ title, lead, ...words }: AloneProps) {
  return (
    <Section id="tickets" title={title} lead={lead} kind="split">
      <Tickets {...words} />
    </Section>
  )
}

/** The tickets of the first days as stubs that rise with their worth, and their sum, in the currency of the site. */
function Tickets({ ticketsCaption, day, total }: TicketsProps) {
  const scope = usePage()
  const { locale, content } = scope
  const { currency, rate } = tablesRate(scope)
  const { money, count } = writeAmounts(locale, currency)
  const tickets = content.promotions.welcome.tickets.map(value => value * rate)
  const sum = tickets.reduce((all, each) => all + each, 0)
  const values = [...new Set(tickets)].toSorted((a, b) => a - b)
  return (
    <figure className="tickets">
      <figcaption>{ticketsCaption}</figcaption>
      <ol>
        {tickets.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ticket is its day
          <li key={index} className={`ticket ticket--${Math.min(4, values.indexOf(value) + 1)}`}>
            <span>
              {day} {count(index + 1)}
            </span>{' '}
            <b>{money(value)}</b>
          </li>
        ))}
      </ol>
      <p>
        {total}
        {colon(locale)}
        <b>{money(sum)}</b>
      </p>
    </figure>
  )
}
