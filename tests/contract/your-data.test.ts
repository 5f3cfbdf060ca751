import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptedVersions } from '../../app/features/sign-up/accepted-versions.ts'
import { content } from '../fixtures/content.ts'
import { elementsOf, metaOf, textOf } from '../fixtures/html-elements.ts'
import { runSite } from '../fixtures/running-site.ts'

const { termsVersion } = acceptedVersions(content, new Date())

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite({ variables: { SIGN_UP_LIMIT: '10000' } })
})
afterAll(() => site.stop())

const post = (path: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  site.get('localhost', path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString()
  })

let count = 0
const password = 'correct horse 1'

/** Signs somebody up. Out: the address. */
async function signUp(page = '/download/'): Promise<string> {
  const email = `reader-${(count += 1)}@example.com`
  const answer = await post('/api/sign-up', {
    email,
    password,
    ageConfirmed: 'on',
    termsAccepted: 'on',
    page
  })
  expect(answer.status).toBe(303)
  return email
}

/** The path and query of the newest link of a kind in the mails to an address: mails go to files without an SMTP_URL. */
async function linkTo(email: string, part: string): Promise<string> {
  for (let tries = 0; tries < 1500; tries += 1) {
    const mails = globSync(`${site.environment.DATA_DIR}/outbox/*.eml`).sort()
    const texts = mails
      .map(file =>
        readFileSync(file, 'utf8')
          .replace(/=\r?\n/g, '')
          .replace(/=3D/g, '=')
      )
      .filter(text => text.includes(email))
    const found = texts.flatMap(text =>
      [...text.matchAll(/https?:\/\/[^/\s"<]+(\/[^\s"<>]*)/g)].map(([, path = '']) => path)
    )
    const link = found.findLast(path => path.includes(part))
    if (link) return link
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${email} has a link with ${part}`)
}

describe('"confirmation mail in the visitor’s language with a signed, expiring link"', () => {
  it.each([
    ['S6-20 S7-28 French', '/download/', '/download/?confirm=done', 'Votre adresse est confirmée'],
    ['English', '/en/download/', '/en/download/?confirm=done', 'Your address is confirmed']
  ])('%s', async (_language, page, location, words) => {
    const link = await linkTo(await signUp(page), 'token=')
    const token = link.split('token=')[1] ?? ''
    // A scanner of mails follows the link, and so does its reader.
    for (const method of ['HEAD', 'GET', 'GET']) {
      const answer = await site.get('localhost', link, { method })
      expect([answer.status, answer.headers.location]).toEqual([303, `${page}?token=${token}`])
    }
    const asked = await site.get('localhost', `${page}?token=${token}`)
    expect(asked.text).toContain('action="/api/sign-up/confirm"')
    expect(asked.text).toContain(`value="${token}"`)
    expect(asked.headers['cache-control']).toContain('private')
    expect(asked.text).toContain('autoComplete="current-password"')
    const wrong = await post('/api/sign-up/confirm', { token, page, password: 'correct horse 2' })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain(`value="${token}"`)
    expect(wrong.text).not.toContain('correct horse 2')
    expect(elementsOf(wrong.text, 'p').find(({ attribs }) => attribs.id === 'confirm-password-fault')).toSatisfy(
      fault => fault && textOf(fault) !== ''
    )
    const answer = await post('/api/sign-up/confirm', { token, page, password })
    expect([answer.status, answer.headers.location]).toEqual([303, location])
    const { text } = await site.get('localhost', location)
    expect(text).toContain(words)
    expect((await site.get('localhost', link)).headers.location).toBe(location)
  })

  it('S6-20 a program confirms by JSON', async () => {
    const link = await linkTo(await signUp(), 'token=')
    const json = { accept: 'application/json' }
    const token = link.split('token=')[1] ?? ''
    const refused = await post('/api/sign-up/confirm', { token }, json)
    expect([refused.status, Object.keys(JSON.parse(refused.text).errors)]).toEqual([400, ['password']])
    const confirmed = await post('/api/sign-up/confirm', { token, password }, json)
    expect([confirmed.status, confirmed.text]).toEqual([200, '{}'])
    expect((await post('/api/sign-up/confirm', { token: 'a' }, json)).status).toBe(403)
  })

  it.each([
    ['a token that nobody signed', '/api/sign-up/confirm?token=abc'],
    ['no token', '/api/sign-up/confirm']
  ])('%s', async (_what, path) => {
    const answers = [await site.get('localhost', path), await post(path, { token: 'abc', page: '/download/' })]
    for (const answer of answers)
      expect([answer.status, answer.headers.location]).toEqual([303, '/download/?confirm=invalid'])
  })

  it('"that can be asked for again", with the same answer for every address', async () => {
    const email = await signUp('/en/download/')
    const answers = [
      await post('/api/sign-up/resend', { email, page: '/en/download/' }),
      await post('/api/sign-up/resend', { email: 'nobody@example.com', page: '/en/download/' })
    ]
    for (const { status, headers } of answers)
      expect([status, headers.location]).toEqual([303, '/en/download/?resent=1'])
  })

  it('asked for with an address that is none: the form again', async () => {
    const { status, text } = await post('/api/sign-up/resend', { email: 'ann', page: '/en/download/' })
    expect(status).toBe(400)
    expect(text).toContain('action="/api/sign-up/resend"')
    expect(text).toContain('This address is not complete')
  })
})

describe('"A person can ask for their data and its deletion"', () => {
  it('the page is there for everybody, and never kept', async () => {
    const { status, headers, text } = await site.get('localhost', '/en/your-data/', { site: 'global' })
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('private')
    expect(metaOf(text, 'robots')).toContain('noindex')
  })

  it('asks with the same answer for every address', async () => {
    const email = await signUp()
    for (const asked of [email, 'nobody@example.com']) {
      const { status, headers } = await post('/api/your-data', { email: asked, page: '/your-data/' })
      expect([status, headers.location]).toEqual([303, '/your-data/?sent=1'])
    }
  })

  it('the link of the mail gives a copy, and erases', async () => {
    const email = await signUp('/en/download/')
    await post('/api/your-data', { email, page: '/en/your-data/' })
    const link = await linkTo(email, '/your-data/?')
    expect(link).toMatch(/^\/en\/your-data\/\?token=/)
    const page = await site.get('localhost', link)
    expect(page.text).toContain('action="/api/your-data/delete"')
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''

    const copy = await post('/api/your-data/export', { token, page: '/en/your-data/' })
    expect(copy.headers['content-disposition']).toBe('attachment; filename="your-data.json"')
    expect(copy.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(copy.text)).toMatchObject([{ email, site: 'global', ageConfirmed: 18, termsVersion }])
    expect(copy.text).not.toContain('$argon2')

    const doubtful = await post('/api/your-data/delete', { token, page: '/en/your-data/' })
    expect(doubtful.status).toBe(400)
    expect(doubtful.text).toContain('Tick the box')
    expect(doubtful.text).toContain(`value="${token}"`)

    const erased = await post('/api/your-data/delete', { token, understood: 'on', page: '/en/your-data/' })
    expect([erased.status, erased.headers.location]).toEqual([303, '/en/your-data/?deleted=1'])
    const again = await post('/api/your-data/export', { token, page: '/en/your-data/' })
    expect([again.status, again.headers.location]).toEqual([303, '/en/your-data/?expired=1'])
  })

  it.each([
    '/api/your-data',
    '/api/your-data/export',
    '/api/your-data/delete',
    '/api/sign-up/resend',
    '/api/sign-up/confirm'
  ])('%s: "Cross-site posts are refused"', async path => {
    const { status } = await post(path, { email: 'a@example.com', token: 'a' }, { origin: 'https://evil.example' })
    expect(status).toBe(403)
  })

  it('a link that is over is told to a program as well', async () => {
    const { status, text } = await post('/api/your-data/export', { token: 'a' }, { accept: 'application/json' })
    expect([status, JSON.parse(text).statusCode]).toEqual([403, 403])
  })
})
