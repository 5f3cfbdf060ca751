/** The parts of the project between which arrows run, by the paths of their files; the first that fits counts. */
export const parts = [
  [/^app\/[^/]+$/, 'root'],
  [/^app\/gallery\//, 'gallery'],
  [/^app\/browser\//, 'browser'],
  [/^app\/pages\//, 'pages'],
  [/^app\/shell\//, 'shell'],
  [/^app\/features\//, 'features'],
  [/^app\/domain\//, 'domain'],
  [/^app\/site\//, 'site'],
  [/^app\/ui\//, 'ui'],
  [/^app\/islands\//, 'islands'],
  [/^assets\//, 'assets'],
  [/^content\//, 'content'],
  [/^demo\//, 'demo'],
  [/^server\/start\//, 'composition'],
  [/^server\//, 'server'],
  [/^build\//, 'build'],
  [/^operator\//, 'operator'],
  [/^authors\//, 'authors'],
  [/^tests\//, 'tests'],
  [/^bench\//, 'bench']
] as const

export type Part = (typeof parts)[number][1]

/**
 * The parts from the ground up. A part may import parts of lower floors alone, their types included: who reads one has read all that it is made of.
 * Parts of one floor do not know each other.
 */
export const floors: readonly (readonly Part[])[] = [
  ['assets'],
  ['ui'],
  ['domain'],
  ['content'],
  ['site'],
  ['features'],
  ['islands', 'shell'],
  ['pages'],
  ['browser'],
  ['root'],
  ['gallery'],
  ['server'],
  ['demo'],
  ['composition'],
  ['build'],
  ['operator', 'authors'],
  ['tests'],
  ['bench']
]

export type Arrows = {
  /** The parts that may be imported, apart from the part's own folder. Each is on a lower floor. */
  to: readonly Part[]
  /** The lower parts of which types alone may be imported: content's schemas would load valibot in browsers, the root's components React in the server. */
  typesOf?: readonly Part[]
  /** Whether each folder of the part stands alone: pages/home may not import pages/contact. */
  eachAlone?: boolean
  reason: string
}

/** All that serves visitors. */
const website = [
  'root',
  'browser',
  'pages',
  'shell',
  'features',
  'islands',
  'domain',
  'site',
  'ui',
  'assets',
  'content',
  'demo',
  'composition',
  'server'
] as const satisfies readonly Part[]

/** Which part may import which, of all that are below it. All other imports are forbidden. Test files are not held to it: they ship nothing. */
export const arrows = {
  ui: { to: [], reason: 'knows nothing of poker, sites or languages: words and addresses come as props' },
  domain: {
    to: [],
    reason:
      'what the business is, as pure rules of plain facts; each rule says which facts it needs, and content has them'
  },
  content: {
    to: ['domain'],
    reason:
      'schemas speak of sites, languages and kinds of the business; the pages that they are checked against are handed in'
  },
  site: {
    to: ['domain'],
    typesOf: ['content'],
    reason: 'which site, language and page this is; a page scope is put together from rules of the domain'
  },
  features: {
    to: ['domain', 'site', 'ui', 'assets'],
    typesOf: ['content'],
    eachAlone: true,
    reason: 'one capability, one folder: what a second feature needs moves down to site'
  },
  islands: {
    to: ['features', 'domain', 'site', 'ui'],
    reason: 'the register of what is rendered by itself: it names the islands of features and knows no page'
  },
  shell: {
    to: ['features', 'domain', 'site', 'ui', 'assets'],
    typesOf: ['content'],
    reason: 'header, footer and layouts are the same round every page, so that they know no page'
  },
  pages: {
    to: ['features', 'domain', 'site', 'ui', 'assets'],
    typesOf: ['content'],
    eachAlone: true,
    reason:
      'a page stands inside the shell and beside other pages without knowing either; content comes to it through the page scope, never compiled in'
  },
  browser: {
    to: ['pages', 'shell', 'features', 'islands', 'domain', 'site', 'ui'],
    reason: 'what runs on every page in the browser, and the table of parts, which loads what a page alone needs'
  },
  root: {
    to: ['browser', 'pages', 'shell', 'features', 'islands', 'domain', 'site', 'ui'],
    reason: 'document, render and screens put a page together'
  },
  gallery: {
    to: ['root', 'pages', 'shell', 'features', 'domain', 'site', 'ui'],
    reason: 'shows parts with made-up facts, to those who write them; nothing that serves visitors imports it'
  },
  server: {
    to: ['domain', 'site', 'features', 'content'],
    typesOf: ['root'],
    reason:
      'the server uses facts, rules and words, and renders through the build; it never imports a component, nor a program of the build'
  },
  demo: {
    to: ['features', 'domain', 'site', 'ui', 'server', 'assets'],
    typesOf: ['content'],
    reason:
      "stand-ins for what an operator brings: they answer calls with the server's tools and show parts of ui; only the composition knows them, so that the demo can be taken out by one line"
  },
  composition: {
    to: ['demo', 'server', 'domain', 'site', 'features', 'content'],
    typesOf: ['root', 'gallery'],
    reason: 'the one place that puts the server together and registers all calls, the demo among them'
  },
  build: {
    to: website,
    reason: 'makes and tries the site, and may use everything of it; nothing of the site imports it'
  },
  operator: { to: [...website, 'build'], reason: 'for those who run the site; nobody imports it' },
  authors: { to: [...website, 'build'], reason: 'for those who write; nobody imports it' },
  bench: {
    to: [...website, 'build', 'tests'],
    reason: 'measures the built site, with the fixtures that run one; nobody imports it'
  }
} as const satisfies Partial<Record<Part, Arrows>>

/** Where a file of app may run, by its suffix; the first that fits counts. */
export const suffixes = [
  {
    name: 'app/browser',
    pattern: /^app\/browser\//,
    forbidden: /^node:|\.server\.ts$/,
    reason: 'runs in the browser: the folder says so'
  },
  {
    name: 'x.client.ts',
    pattern: /\.client\.ts$/,
    forbidden: /^node:|(?<!\.client)\.tsx$|\.server\.ts$/,
    reason: 'runs in the browser, and may load a component that lives there'
  },
  { name: 'x.server.ts', pattern: /\.server\.ts$/, forbidden: /^react|\.tsx$|\.client\.ts$/, reason: 'runs in node' },
  {
    name: 'x.tsx and use-x.ts',
    pattern: /\.tsx$|\/use-[^/]+\.ts$/,
    forbidden: /^node:|\.server\.ts$/,
    reason: 'is rendered in node and in browsers'
  },
  {
    name: 'x.ts, x.data.ts and x.schema.ts',
    pattern: /\.ts$/,
    forbidden: /^(react(-dom)?(\/|$)|node:|virtual:|@hono|hono)|\.tsx$|\/use-[^/]+\.ts$|\.client\.ts$|\.server\.ts$/,
    reason: 'knows its arguments only, so that it is tested in plain node without mocks'
  }
] as const

/** Files that break the rule of their suffix, each with the reason. */
export const suffixExceptions: Readonly<Record<string, string>> = {}
