import { isValidAt } from '../../domain/dated/dated-record.ts'
import { downloadPlatforms } from '../../domain/downloads/download-platform.ts'
import { mayDownload } from '../../domain/law/download-blocked.ts'
import { languageTag } from '../../domain/locales/locale.ts'
import { groupsShown } from '../../features/help-search/groups-shown.ts'
import { trailOf } from '../../features/navigation/trail.ts'
import { calendar, featuredStarts, nextStartOf } from '../../features/tournaments/calendar.ts'
import { tournamentName } from '../../features/tournaments/schedule-entry.ts'
import { seriesAt } from '../../features/tournaments/series-at.ts'
import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import {
  articleData,
  breadcrumbData,
  eventData,
  organizationData,
  questionsData,
  softwareData,
  type Thing,
  websiteData
} from '../../site/head/schema-org.ts'
import { canonicalAddress } from '../../site/links/canonical-address.ts'
import { plainText } from '../../site/markdown/plain-text.ts'
import { inducementShown, pageShown } from '../../site/page/inducement-shown.ts'
import { fillForPage, pageCopy, pagePolicy, shownCopy } from '../../site/page/page-copy.ts'
import { pageOutline } from '../../site/page/page-outline.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { postOf, publishedAtOf } from '../../site/page/post-pages.ts'
import { recordWords } from '../../site/page/record-pages.ts'
import type { SiteMapRow } from '../../site/site-map/site-map.data.ts'

type Facts = {
  scope: PageScope
  row: SiteMapRow
  /** The name of the site, and the whole addresses of its home, of the page, of the download page and of the logo. */
  site: { name: string; url: string }
  canonical: string
  download: string
  logo: string
  /** The whole address of the picture with which the page is shared, where it has one of its own. */
  picture: string | null
}

/**
 * The structured data of a page: nothing that it does not show to the same visitor.
 * Reads of the scope what the page itself reads.
 */
export function pageThings(facts: Facts): Thing[] {
  const { scope, row, site, logo } = facts
  const configuration = siteConfigurationOf(scope.siteId)
  const language = languageTag(scope.locale)
  const own =
    row.path === '/'
      ? [
          organizationData({ configuration, url: site.url, logo }),
          websiteData({ ...site, language }),
          ...tournaments(facts)
        ]
      : [breadcrumbData(breadcrumbs(facts)), ...clients(facts), ...article(facts), ...seriesStarts(facts)]
  const questions = questionsData(questionsShown(scope))
  return questions ? [...own, questions] : own
}

function breadcrumbs({ scope, row, site, canonical }: Facts): { name: string; url: string }[] {
  const ancestors = trailOf(scope).ancestors.map(({ page, name }) => ({
    name,
    url: page.path === '/' ? site.url : canonicalAddress(page, scope)
  }))
  return [...ancestors, { name: pageOutline({ ...scope, row }).title, url: canonical }]
}

function questionsShown(scope: PageScope): { question: string; answer: string }[] {
  if (pagePolicy(scope) || (scope.row && !pageShown(scope, scope.row))) return []
  const record = recordWords(scope)
  if (record) return answered(record.questions ?? [])
  const copy = shownCopy(scope)
  if ('groups' in copy) return answered(groupsShown(copy.groups, scope).flatMap(({ items }) => items))
  const words = copy as Readonly<Record<string, { items?: readonly Question[] } | undefined>>
  return questionSections(scope).flatMap(id => answered(words[id]?.items ?? []))
}

type Question = { question: string; answerMarkdown: string }

/** The sections of the page that are questions: by its page.yaml those of that kind that the audience may be shown, else the one that is called so. */
function questionSections(scope: PageScope): readonly string[] {
  const sections = scope.content.sections[scope.row?.words ?? scope.row?.screen ?? '']
  return (
    sections
      ?.filter(({ kind, only }) => kind === 'questions' && (!only || inducementShown(scope, only)))
      .map(({ id }) => id) ?? ['questions']
  )
}

const answered = (items: readonly Question[]) =>
  items.map(({ question, answerMarkdown }) => ({ question, answer: plainText(answerMarkdown) }))

/** Where downloads are closed the page is for information, and no software is offered to machines either. */
function clients({ scope, row, site, canonical }: Facts): Thing[] {
  if (row.screen !== 'download' || !mayDownload(scope.audience()) || !pageShown(scope, row)) return []
  const { get, builds: words } = pageCopy(scope, 'download')
  const builds = fillForPage(scope, scope.content.builds)
  return downloadPlatforms.flatMap(platform => {
    const build = builds.find(item => item.platform === platform)
    const { name, url: home } = site
    const system = get.least[platform]
    const sampleNote = siteConfigurationOf(scope.siteId).demo ? words.sampleNote : undefined
    return (build && softwareData({ build, name, system, url: canonical, home, sampleNote })) ?? []
  })
}

function article({ scope, site, canonical, logo, picture: image }: Facts): Thing[] {
  const publishedAt = publishedAtOf(scope)
  if (!publishedAt) return []
  const { title, summary: description } = postOf(scope).words
  const language = languageTag(scope.locale)
  const room = { name: site.name, url: site.url, logo }
  return [articleData({ title, description, publishedAt, language, url: canonical, image, room })]
}

/** How many starts home lists. */
const startsListed = 5

function tournaments({ scope, site, canonical, download }: Facts): Thing[] {
  const starts = featuredStarts(scope.content, scope.siteId, scope.asOf(), startsListed)
  scope.expiresAt(starts[0]?.start ?? null)
  return eventData(
    starts.map(({ event, start }) => ({ name: tournamentName(event, scope), start, sample: event.sample })),
    { url: canonical, place: download, organizer: site }
  )
}

/** The starts to come that the page of a series lists, at its venue where it is live. The page itself expires with its next change. */
function seriesStarts({ scope, row, site, canonical, download }: Facts): Thing[] {
  if (row.screen !== 'series' && row.screen !== 'live-event') return []
  const now = scope.asOf()
  const { edition } = seriesAt(scope.content.series, row.path, scope.siteId, now)
  const starts = calendar(scope.content, scope.siteId)
    .filter(({ page, shown }) => page === row.path && shown !== null && isValidAt(shown, now))
    .flatMap(event => {
      const start = nextStartOf(event, now)
      return start
        ? [{ name: tournamentName({ names: event.names.slice(-1) }, scope), start, sample: event.sample }]
        : []
    })
  return eventData(starts, { url: canonical, place: edition?.venue ?? download, organizer: site })
}
