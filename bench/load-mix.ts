import type { SiteAnswer } from '../tests/fixtures/site-client.ts'
import { from, hostOf, type PageAsk } from './every-page.ts'

export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string }
/** How many of a thousand requests are of a kind, what is sent, and the statuses that are right. */
export type Kind = { share: number; ask: () => Promise<SiteAnswer>; expected: readonly number[] }

const [phone, desktop] = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
]
const searches = ['withdraw', 'password', 'bonus', 'limit', 'document', 'verify my account', 'mot de passe', 'rakeback']
type Mix = {
  ask: (host: string, path: string, asked?: RequestOptions) => Promise<SiteAnswer>
  pages: readonly PageAsk[]
  /** The addresses whose sign-up was answered with 201. */
  acknowledged: string[]
}

/** The visitors of a launch night. */
export async function mixOf({ ask, pages, acknowledged }: Mix): Promise<Record<string, Kind>> {
  const homes = pages.filter(({ isHome }) => isHome)
  const landings = pages.filter(({ path }) => path.endsWith('/download/'))
  const { text } = await ask('localhost', '/en/')
  const assets = [...new Set(text.match(/\/assets\/[\w.-]+/g) ?? [])]
  const tags = new Map<string, string>()
  let visitors = 0
  /** A visitor at an address of their own, in a network of nobody. */
  const visitor = () => {
    visitors += 1
    return { 'x-forwarded-for': `2001:db8:${visitors.toString(16)}::1` }
  }
  const page = async (asked: PageAsk) => {
    const answer = await ask(asked.host, asked.path, {
      headers: { ...asked.headers, 'user-agent': pick([phone, desktop]) }
    })
    if (typeof answer.headers.etag === 'string') tags.set(nameOf(asked), answer.headers.etag)
    return answer
  }
  const again = (asked: PageAsk) =>
    ask(asked.host, asked.path, {
      headers: { ...asked.headers, 'user-agent': desktop, 'if-none-match': tags.get(nameOf(asked)) ?? '"none"' }
    })
  const post = (host: string, path: string, fields: object, headers: Record<string, string> = visitor()) =>
    ask(host, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(fields)
    })
  const signUp = async () => {
    const email = `player-${acknowledged.length}-${Math.random().toString(36).slice(2)}@example.com`
    const fields = {
      email,
      password: 'correct horse 1',
      ageConfirmed: 'on',
      termsAccepted: 'on',
      page: '/en/download/'
    }
    const answer = await post('localhost', '/api/sign-up', fields, { ...visitor(), ...from('NO') })
    if (answer.status === 201) acknowledged.push(email)
    return answer
  }
  /** All that the sample chat asks for. */
  const chat = async () => {
    for (const name of ['capacity.json', 'chat.js']) {
      const answer = await ask('ontario.localhost', `/support-desk/${name}`)
      if (answer.status !== 200) return answer
    }
    return ask('ontario.localhost', '/support-desk/help.json?lang=en')
  }
  const call = (...paths: readonly string[]) => ask('localhost', pick(paths), { headers: from('NO') })
  return {
    home: { share: 200, expected: [200, 302], ask: () => page(pick(homes)) },
    'download page': { share: 100, expected: [200], ask: () => page(pick(landings)) },
    page: { share: 230, expected: [200], ask: () => page(pick(pages)) },
    'page again': { share: 120, expected: [200, 302, 304], ask: () => again(pick(homes)) },
    payload: { share: 40, expected: [200], ask: () => page(payloadOf(pick(pages))) },
    asset: { share: 120, expected: [200], ask: () => ask('localhost', pick(assets)) },
    island: {
      share: 50,
      expected: [200],
      ask: () =>
        call(
          ...['players-online', 'featured-tournaments', 'monthly-rewards'].map(
            key => `/__nuxt_island/${key}.json?page=/en/`
          )
        )
    },
    search: {
      share: 40,
      expected: [200],
      ask: () => call(`/en/help/?q=${encodeURIComponent(`${pick(searches)} ${Math.floor(Math.random() * 1000)}`)}`)
    },
    call: {
      share: 60,
      expected: [200, 204],
      ask: () =>
        call(
          '/api/visitor',
          '/api/region-notice?page=/en/',
          '/api/language-banner?page=/en/',
          '/api/consent?page=/en/',
          '/api/navigations',
          '/builds/latest.json'
        )
    },
    download: { share: 15, expected: [302], ask: () => call('/download/start/windows/', '/download/start/android/') },
    'not found': { share: 10, expected: [404], ask: () => ask(hostOf('belgium'), `/no-such-page-${Math.random()}/`) },
    'sign-up': { share: 8, expected: [201], ask: signUp },
    chat: { share: 7, expected: [200], ask: chat }
  }
}

const payloadOf = (asked: PageAsk): PageAsk => ({ ...asked, path: `${asked.path}_payload.json` })
const nameOf = ({ host, path, headers }: PageAsk) => [host, path, ...Object.values(headers)].join(' ')
/** One of some, by chance. Throws where there is none. */
export const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}
