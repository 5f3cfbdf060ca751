import { expect, it } from 'vitest'
import { keepEmbedded, stripOutboundLinks } from './embedded-links.ts'

it.each<[what: string, link: string, kept: string]>([
  ['a page', '<a class="x" href="/en/contact/">', '<a class="x" href="/en/contact/?embedded=logo">'],
  ['the home', '<a href="/">', '<a href="/?embedded=logo">'],
  ['a place in another page', '<a href="/about-us/#record">', '<a href="/about-us/?embedded=logo#record">'],
  ['a place in this page', '<a href="#main">', '<a href="#main">'],
  ['a new tab', '<a href="/network/x/" target="_blank">', '<a href="/network/x/" target="_blank">'],
  ['a file', '<a href="/contact/" download>', '<a href="/contact/" download>'],
  ['a query', '<a href="/blog/?topic=play#all">', '<a href="/blog/?topic=play&amp;embedded=logo#all">'],
  ['a download', '<a href="/download/start/ios/">', '<a href="/download/start/ios/">'],
  ['another site', '<a href="//other.example/">', '<a href="//other.example/">'],
  ['another origin', '<a href="https://other.example/">', '<a href="https://other.example/">'],
  ['what is no link', '<link href="/contact/">', '<link href="/contact/">']
])('%s', (_what, link, kept) => {
  expect(keepEmbedded(link, 'logo')).toBe(kept)
})

const page = (body: string) =>
  `<!DOCTYPE html><html><head><link rel="canonical" href="/x/"></head><body>${body}</body></html>`

it.each<[rule: string, body: string, shown: string]>([
  ['a link within the page stays', '<a href="#terms">Terms</a>', '<a href="#terms">Terms</a>'],
  [
    'words of a link in running text stay readable',
    '<p>Read <a href="/en/contact/">how to <b>write</b> to us</a>.</p>',
    '<p>Read <span>how to <b>write</b> to us</span>.</p>'
  ],
  [
    'its place in the layout stays',
    '<a class="badge x" href="/a/">A &amp; b</a>',
    '<span class="badge x">A &amp; b</span>'
  ],
  ['an anchor that others lead to stays', '<a id="a" href="/a/">A</a>', '<span id="a">A</span>'],
  ['other sites', '<p><a href="https://x.test/" target="_blank">X</a></p>', '<p><span>X</span></p>'],
  [
    'a mail address is to be read',
    '<p><a class="button button--act" href="mailto:a@x.test">a@x.test</a></p>',
    '<p><span>a@x.test</span></p>'
  ],
  [
    'download buttons that lead out go too',
    '<h2>Get it</h2><p><a class="button" href="/download/start/">Download</a></p>',
    '<h2>Get it</h2>'
  ],
  ['with what held nothing else', '<div><ul><li><a class="button" href="/a/">A</a></li></ul></div>', ''],
  ['and no more', '<div><p>Words</p><a class="button" href="/a/">A</a></div>', '<div><p>Words</p></div>'],
  [
    'a picture is something',
    '<div><img src="/a.webp"><a class="button" href="/a/">A</a></div>',
    '<div><img src="/a.webp"></div>'
  ],
  ['a part that the app looks for stays', '<div data-part="page"><form></form></div>', '<div data-part="page"></div>'],
  ['what was empty before stays', '<div data-part="notice"></div>', '<div data-part="notice"></div>'],
  [
    'forms',
    '<section><p>Join</p><form action="/api/sign-up" method="post"><p><a href="/x/">Terms</a></p></form></section>',
    '<section><p>Join</p></section>'
  ],
  ['frames', '<iframe src="/x/"></iframe>', ''],
  ['a link without an address', '<a>Words</a>', '<a>Words</a>'],
  ['buttons of the page itself', '<button type="button">Open</button>', '<button type="button">Open</button>'],
  ['scripts are left alone', '<script>"<a href=\\"/x/\\">"</script>', '<script>"<a href=\\"/x/\\">"</script>']
])('%s', (_rule, body, shown) => {
  expect(stripOutboundLinks(page(body))).toBe(page(shown))
})
