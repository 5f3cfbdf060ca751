import type { PageWords } from '../../../content/content.ts'
import type { Offer } from '../../../content/offers/offers.schema.ts'
import type { Figure } from '../../domain/figures/figure.ts'
import { placeholdersIn } from '../../domain/figures/fill-figures.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { rakeForBonus, releasedBonus } from '../../domain/offers/released-bonus.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { tablesRate } from '../../features/offers/promotion-currency.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { colon, labelled } from '../../site/locales/labelled.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { signUpLink } from '../../site/page/download-link.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Staircase } from '../../ui/charts/staircase.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { CloserLinks } from '../../ui/look-closer/closer-links.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The welcome offer: its tickets where they are all of it, else both choices facing each other, a worked example of the release with what is lost, the terms with their date. */
export function WelcomeBonus() {
  const scope = usePage()
  const page = pageCopy(scope, 'welcome-bonus')
  const [offer] = siteOffers(scope, ({ kind }) => kind === 'welcome-bonus').running
  if (!offer) return null
  if (page.tickets) {
    const tickets = (
      <Section id="tickets" {...page.tickets} kind="split">
        <Tickets {...page.choices} />
      </Section>
    )
    return (
      <SectionList parts={{ headline: <OfferHeadline offer={offer} />, choices: tickets, rake: null, example: null }} />
    )
  }
  return (
    <SectionList
      parts={{
        headline: (
          <OfferHeadline offer={offer} look="inline">
            <CloserLinks
              links={[
                { to: 'rake', label: page.rake.title },
                { to: 'example', label: page.example.title }
              ]}
            />
          </OfferHeadline>
        ),
        choices: <Choices {...page.choices} offer={offer} />,
        rake: <RakeNeeded {...page.rake} />,
        example: <Release {...page.example} day={page.choices.day} />
      }}
    />
  )
}

type ChoicesProps = PageWords<'welcome-bonus'>['choices'] & { offer: Offer }

/** Both choices facing each other, the first with its tickets day by day, the way to sign up below them. */
function Choices({ offer, title, lead, rewards, match, ...words }: ChoicesProps) {
  const scope = usePage()
  const markdown = useMarkdown()
  const amounts = placeholdersIn(offer.title.en).filter(name => scope.content.figures[name]?.kind === 'money')
  const [ofRewards = '', ofMatch = ''] = amounts.map(name => setLarge(fillForPage(scope, `{${name}}`)))
  const signUp = signUpLink(scope)
  const side = (figure: string, { name, textMarkdown, forWhomMarkdown }: typeof rewards) => (
    <>
      <h3 className="quiet text-lead">{name}</h3>
      <p className="number comparison__figure">{figure}</p>
      <p className="choice__whom" dangerouslySetInnerHTML={{ __html: markdown(forWhomMarkdown) }} />
      <p className="quiet" dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
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
        <a href={signUp} className="button button--act more-link">
          {scope.t('header.sign-up')}
        </a>
      )}
    </Section>
  )
}

/** The tickets of the first days as stubs that rise with their worth, and their sum, in the currency of the site. */
function Tickets({ ticketsCaption, day, total }: Pick<ChoicesProps, 'ticketsCaption' | 'day' | 'total'>) {
  const scope = usePage()
  const { locale, content } = scope
  const { currency, rate } = tablesRate(scope)
  const { money, count } = writeAmounts(locale, currency)
  const tickets = content.promotions.welcome.tickets.map(value => value * rate)
  const sum = tickets.reduce((all, each) => all + each, 0)
  const values = [...new Set(tickets)].toSorted((a, b) => a - b)
  return (
    <figure className="tickets">
      <figcaption className="quiet text-small">{ticketsCaption}</figcaption>
      <ol className="tickets__row">
        {tickets.map((value, index) => (
          <li key={index} className={`ticket ticket--${Math.min(4, values.indexOf(value) + 1)}`}>
            <span>
              {day} {count(index + 1)}
            </span>{' '}
            <b>{money(value)}</b>
          </li>
        ))}
      </ol>
      <p className="quiet text-small">
        {total}
        {colon(locale)}
        <b className="bright">{money(sum)}</b>
      </p>
    </figure>
  )
}

/** `day`: the word for a day. */
type ReleaseProps = PageWords<'welcome-bonus'>['example'] & { day: string }

/** The worked example of a matched deposit, computed from the offer's own rules: the steps in which it is released, and the part that is lost. */
function Release({ title, lead, noteMarkdown, day, ...words }: ReleaseProps) {
  const { locale, content } = usePage()
  const { promotions } = content
  const { money, count } = writeAmounts(locale, promotions.currencies[0])
  const sum = releasedBonus(useRules())
  const { days } = sum
  return (
    <Section id="example" title={title} lead={lead} kind="split" ground="felt">
      <Staircase
        title={words.caption}
        description={lead}
        table={{
          columns: [words.step, figure(words.amount)],
          rows: [
            [words.deposit, money(sum.deposit)],
            [words.bonus, money(sum.bonus)],
            [words.points, count(sum.points)],
            [words.parts, count(sum.parts)],
            [words.released, money(sum.released)],
            [words.lost, money(sum.lost)],
            [words.whole, money(sum.feesForAll)]
          ]
        }}
        days={days}
        total={{ value: sum.bonus, label: money(sum.bonus) }}
        step={promotions.welcome.part}
        lost={labelled(locale, words.lost, money(sum.lost))}
        example={{ name: words.released, label: money(sum.released), points: sum.steps }}
        dayTicks={[0, 1 / 3, 2 / 3, 1].map(share => ({
          value: days * share,
          label: share === 0 ? `${day} ${count(0)}` : count(Math.round(days * share))
        }))}
      />
      <p className="after after--short" dangerouslySetInnerHTML={{ __html: useMarkdown()(noteMarkdown) }} />
    </Section>
  )
}

/** How much rake releases the whole bonus, for some first deposits: in all, and a week. */
function RakeNeeded({ title, lead, caption, ...words }: PageWords<'welcome-bonus'>['rake']) {
  const { locale, content } = usePage()
  const { currencies, welcome } = content.promotions
  const { money } = writeAmounts(locale, currencies[0])
  const rules = useRules()
  return (
    <Section id="rake" title={title} lead={lead} kind="split">
      <DataTable
        caption={caption}
        columns={[figure(words.deposit), figure(words.bonus), figure(words.rake), figure(words.weekly)]}
        rows={welcome.deposits.map(deposit => {
          const { bonus, rake, weekly } = rakeForBonus(rules, deposit)
          return [money(deposit), money(bonus), money(rake), money(weekly)]
        })}
      />
    </Section>
  )
}

/** The rules of the release: those of the records, with the figures of the offer. */
function useRules() {
  const { promotions, figures } = usePage().content
  return {
    ...promotions,
    matchPercent: numberOf(figures.welcomeMatchPercent),
    matchMaximum: numberOf(figures.welcomeMatchMaximum),
    days: numberOf(figures.welcomeReleasePeriod)
  }
}

/** The number of a figure of the offer. Throws where it is neither a sum, nor a part, nor a time. */
function numberOf(figure: Figure | undefined): number {
  if (figure?.kind === 'money') return figure.amount
  if (figure?.kind === 'percent' || figure?.kind === 'duration') return figure.value
  throw new Error(`A figure of the welcome offer is of the kind ${figure?.kind}`)
}
