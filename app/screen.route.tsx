import { screens } from './screens.tsx'
import { Frame } from './shell/frame/frame.tsx'
import { Still } from './site/page/still.tsx'
import { usePage } from './site/page/use-page.tsx'

export { loadPayload as clientLoader } from './site/page/load-payload.client.ts'
export { loadPage as loader } from './site/page/page-loader.ts'

/**
 * Every page that has no route of its own, and every address that no page has: its loader throws what the server decided against. The server alone
 * knows the screens, so that a page more costs the browser nothing (decision 0027).
 */
export default function ScreenRoute() {
  return (
    <Still name="page" as="main" id="main" tabIndex={-1}>
      {import.meta.env.SSR && <Screen />}
    </Still>
  )
}

function Screen() {
  const { row, path } = usePage()
  const Shown = row && screens[row.screen]
  if (!Shown) throw new Error(`The page ${path} has no screen`)
  return (
    <Frame layout={row.layout}>
      <Shown />
    </Frame>
  )
}
