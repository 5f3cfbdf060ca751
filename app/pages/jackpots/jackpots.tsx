import type { PageWords } from '../../../content/content.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { royalEvenings } from '../../domain/offers/royal-evenings.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { Poster } from '../../features/offers/poster.tsx'
import { promotionCurrency } from '../../features/offers/promotion-currency.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DotField } from '../../ui/charts/dot-field.tsx'
import { ShareRing } from '../../ui/charts/share-ring.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { CloserLinks } from '../../ui/look-closer/closer-links.tsx'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Jackpots: the pool, a hand that meets the rule, who receives what, how rare it is, where the money comes from. */
export function Jackpots() {
  const scope = usePage()
  const page = pageCopy(scope, 'jackpots')
  const { running } = siteOffers(scope, ({ kind }) => kind === 'jackpot')
  const [first, ...others] = running
  return (
    <SectionList
      parts={{
        pool: first && (
          <OfferHeadline offer={first}>
            <CloserLinks
              links={[
                { to: 'shares', label: page.shares.title },
                { to: 'odds', label: page.odds.title }
              ]}
            />
          </OfferHeadline>
        ),
        hand: <JackpotHand {...page.hand} />,
        shares: first && <Shares {...page.shares} />,
        others: others.length > 0 && (
          <Section id="others" {...page.others} kind="split">
            <ul className="posters wall jackpot-others">
              {others.map(offer => (
                <Poster key={offer.id} offer={offer} />
              ))}
            </ul>
          </Section>
        ),
        odds: <Rarity {...page.odds} />
      }}
    />
  )
}

/** A showdown that meets the rule, on the felt: four of a kind beaten by a straight flush, both with their own two cards. */
function JackpotHand({ title, leadMarkdown, noteMarkdown, ...words }: PageWords<'jackpots'>['hand']) {
  const markdown = useMarkdown()
  const hands = [
    { label: words.board, value: <PlayingCards cards="9h 9s 8h 7h 2c" label={words.boardAlt} /> },
    { label: words.loser, value: <PlayingCards cards="9c 9d" label={words.loserAlt} /> },
    { label: words.winner, value: <PlayingCards cards="Jh 10h" label={words.winnerAlt} /> }
  ]
  return (
    <Section id="hand" title={title} leadHtml={markdown(leadMarkdown)} ground="felt">
      <Facts className="jackpot-hand" items={hands} />
      <p className="jackpot-hand__note quiet" dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }} />
    </Section>
  )
}

/** Who receives what of the pool, as a ring. */
function Shares({ title, lead, caption, who, share, amount }: PageWords<'jackpots'>['shares']) {
  const scope = usePage()
  const { locale, content } = scope
  const { pool, shares } = content.promotions.jackpot
  const currency = promotionCurrency(scope)
  const { money, percent } = writeAmounts(locale, currency)
  const whole = pool[currency] ?? 0
  const parts = shares.map(part => ({
    name: filledText(part.who, scope),
    value: part.percent,
    share: percent(part.percent),
    label: setLarge(money((whole * part.percent) / 100))
  }))
  return (
    <Section id="shares" title={title} lead={lead} kind="split">
      <ShareRing
        title={caption}
        description={lead}
        table={{
          columns: [who, figure(share), figure(amount)],
          rows: parts.map(part => [escapeMarkup(part.name), part.share, part.label])
        }}
        shares={parts.map((part, index) => ({
          ...part,
          label: `${part.share} · ${part.label}`,
          highlight: index === 0
        }))}
        middle={{ label: setLarge(money(whole)) }}
      />
    </Section>
  )
}

/** How rare a royal flush with both own cards is: so many evenings as dots that one of them, copper, has one on average. */
function Rarity({ title, paragraphsMarkdown, evenings, ...words }: PageWords<'jackpots'>['odds']) {
  const { locale, content } = usePage()
  const { count } = writeAmounts(locale)
  const { odds, dots } = royalEvenings(content.figures)
  return (
    <Section id="odds" title={title} kind="split">
      {evenings && (
        <DotField
          title={title}
          description={words.description}
          table={{
            columns: ['', figure(words.number)],
            rows: [
              [words.royal, count(1)],
              [words.hands, count(odds)],
              [evenings.each, count(dots)]
            ]
          }}
          groups={[
            { name: evenings.each, value: dots - 1, label: count(dots - 1) },
            { name: evenings.lit, value: 1, label: count(1), highlight: true }
          ]}
        />
      )}
      <Prose paragraphs={paragraphsMarkdown.map(useMarkdown())} className="rarity__words" />
    </Section>
  )
}
