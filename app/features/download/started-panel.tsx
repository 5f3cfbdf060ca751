import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { autoIntent } from './auto-start.ts'
import { startedPlatform } from './offered-platforms.ts'
import { startAddress } from './start-address.ts'

/** The panel for a visitor whose download starts by itself: how to try again, and what comes next. Without JavaScript the same link starts it. A page without links out starts none. */
export function StartedPanel() {
  const scope = usePage()
  const { device, query, locale, embedded } = scope
  const intent = autoIntent(query().auto)
  const platform = startedPlatform(device())
  if (intent === 'none' || platform === undefined || embedded === 'all') return null
  const words = pageCopy(scope, 'download').auto
  const own = platform ?? 'mobile'
  const posing = { macos: 'ios', mobile: 'android' } as const
  const shown = own === 'macos' || own === 'mobile' ? ([own, posing[own]] as const) : ([own] as const)
  return (
    <section
      className="started edged"
      aria-labelledby="started-title"
      {...(intent === 'start' ? { 'data-auto-start': '' } : {})}
    >
      <h2 id="started-title">{intent === 'start' ? words.starting : words.started}</h2>
      <p className="started__again row quiet">
        {words.text}{' '}
        <a
          className="button button--quiet bright"
          href={startAddress(platform, locale)}
          rel="nofollow"
          data-start-again=""
        >
          <Icon name="download" />
          {words.again}
        </a>
      </p>
      <h3 className="above-24 ruled">{words.nextTitle}</h3>
      {shown.map(name => (
        <ol key={name} className="started__steps quiet text-plain" data-next={name} hidden={name !== own}>
          {words.next[name].map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ))}
    </section>
  )
}
