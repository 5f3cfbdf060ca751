import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'
import { ComparisonSides } from './section-bodies.tsx'

/** The formats that players look for, those of the room beside those that it does not have. In: the page that says so. */
export function GameFormats({ page }: { page: 'cash-games' | 'tournaments' }) {
  const scope = usePage()
  const { t, locale, content } = scope
  const listed = fillForPage(
    scope,
    content.gameFormats.filter(({ at }) => at.includes(page))
  )
  const points = (offered: boolean) =>
    listed
      .filter(one => one.offered === offered)
      .map(({ name, text, path }) => {
        const called = name[locale]
        return `**${path ? `[${called}](${path})` : called}.** ${text[locale]}`
      })
  return (
    <Section id="offered" title={t('sections.formats')} lead={t('sections.formats-lead')}>
      <ComparisonSides
        sides={[
          { name: t('sections.offered'), pointsMarkdown: points(true) },
          { name: t('sections.not-offered'), pointsMarkdown: points(false) }
        ]}
      />
    </Section>
  )
}
