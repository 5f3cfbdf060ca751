import type { PolicyVersion } from '../../../content/policies/policy.schema.ts'
import { historyPath, versionBefore, versionToCome } from '../../domain/policies/policy-versions.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ChangesList } from './changes-list.tsx'
import { useVersions } from './use-versions.ts'

type Props = { policy: string; versions: readonly PolicyVersion[]; version: PolicyVersion; isVersionPage: boolean }

/** Below a policy's essence: what changed in this version, the one that is to come, and the ways to all others. */
export function VersionLinks({ policy, versions, version, isVersionPage }: Props) {
  const scope = usePage()
  const { t, href } = scope
  const { words, address, comparison, day } = useVersions(policy, versions)
  const before = versionBefore(versions, version)
  const next = isVersionPage ? undefined : versionToCome(versions, scope.asOf())
  const { changes } = words(version)
  const pair = before && comparison(before, version)
  const permanent = isVersionPage ? null : address(version)
  const history = href(historyPath)
  return (
    <>
      {next && (
        <section className="panel panel--warm version-change above-18" aria-labelledby="next-version">
          <h2 id="next-version">{t('policy-versions.announced', { from: day(next) })}</h2>
          <ChangesList changes={fillForPage(scope, words(next).changes ?? [])} />
          <p className="version-links row text-plain">
            <VersionLink href={address(next)} words={t('policy-versions.read', { version: next.en.version })} />
            <VersionLink
              href={comparison(version, next)}
              words={t('policy-versions.compare-pair', { from: day(version), to: day(next) })}
            />
          </p>
        </section>
      )}
      <section className="panel panel--quiet version-change above-18" aria-labelledby="this-version">
        <h2 id="this-version">{t(changes ? 'policy-versions.changed' : 'policy-versions.heading')}</h2>
        {changes && <ChangesList changes={fillForPage(scope, changes)} />}
        {!before && <p>{t('policy-versions.first')}</p>}
        <p className="version-links row text-plain">
          {before && (
            <VersionLink
              href={pair ?? null}
              words={t('policy-versions.compare-pair', { from: day(before), to: day(version) })}
            />
          )}
          <VersionLink href={permanent} words={t('policy-versions.permanent')} />
          <VersionLink href={history && `${history}#${policy}`} words={t('policy-versions.all')} />
        </p>
      </section>
    </>
  )
}

const VersionLink = ({ href, words }: { href: string | null; words: string }) =>
  href && (
    <a className="touch bright" href={href}>
      {words}
    </a>
  )
