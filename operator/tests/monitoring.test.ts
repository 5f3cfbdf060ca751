import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../../server/platform/metrics.ts'

type Rule = { alert: string; expr: string; annotations: { summary: string } }
type Panel = { title: string; targets: { expr: string; legendFormat: string }[] }

const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap(group => group.rules)
const { panels } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as { panels: Panel[] }
const targets = panels.flatMap(panel => panel.targets.map(target => ({ ...target, title: panel.title })))

/** Labels that Prometheus adds to each series of a process. */
const ofScrape = ['instance', 'job']

/** The metrics of a process with their labels; a histogram by the names of its series. */
const known = new Map<string, readonly string[]>()
for (const metric of createMetrics().registry.getMetricsAsArray()) {
  const { name, type, labelNames } = metric as unknown as { name: string; type: string; labelNames: string[] }
  const labels = [...labelNames, ...ofScrape]
  if (type !== 'histogram') known.set(name, labels)
  else {
    known.set(`${name}_bucket`, [...labels, 'le'])
    for (const series of ['sum', 'count']) known.set(`${name}_${series}`, labels)
  }
}

const grouping = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g
const keywords = /^(?:and|or|unless|bool|offset|by|without|on|ignoring|group_left|group_right|inf|nan)$/i

/** What of an expression, and of the text that shows its labels, no process has. */
function unknownIn(expression: string, shown = ''): string[] {
  const text = expression.replace(/"(?:[^"\\]|\\.)*"/g, '""')
  const groups = Array.from(text.matchAll(grouping), ([, names = '']) =>
    names.split(',').map(name => name.trim())
  ).flat()
  const selectors = text
    .replace(grouping, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .matchAll(/(?<![\w.:])([a-z_:][\w:]*)(?!\w)\s*(?:\{([^}]*)\})?(?!\s*\()/gi)
  const faults: string[] = []
  const labels = new Set<string>()
  for (const [, name = '', matchers = ''] of selectors) {
    if (keywords.test(name)) continue
    const own = known.get(name)
    if (!own) faults.push(name)
    for (const label of own ?? []) labels.add(label)
    for (const [, label = ''] of matchers.matchAll(/(\w+)\s*[=!]/g)) if (!own?.includes(label)) faults.push(label)
  }
  const said = Array.from(shown.matchAll(/\{\{\s*(?:\$labels\.)?([a-z]\w*)/g), ([, name = '']) => name)
  return [...faults, ...[...groups, ...said].filter(name => !labels.has(name))]
}

it.each<[what: string, expression: string, shown: string, faults: string[]]>([
  ['nothing', 'sum by (kind) (rate(http_requests_total{status=~"5.."}[5m])) > 1e3', '{{kind}}', []],
  ['a metric', 'time() - outbox_oldest_seconds > 900', '', ['outbox_oldest_seconds']],
  ['a metric behind an operator', 'upstream_up == 0 and upstream_age > 600', '', ['upstream_age']],
  ['a label that is matched', 'http_requests_total{code="500"}', '', ['code']],
  ['a label that groups', 'sum by (path) (http_requests_total)', '', ['path']],
  ['a label that is shown', 'database_up', 'the database of {{ $labels.host }}', ['host']],
  ['a series of a histogram', 'rate(page_render_seconds[5m])', '', ['page_render_seconds']]
])('an expression is refused for what no process has: %s', (_what, expression, shown, faults) => {
  expect(unknownIn(expression, shown)).toEqual(faults)
})

it.each(rules.map(({ alert, expr, annotations }) => [alert, expr, annotations.summary] as const))(
  'the alert asks for what a process has: %s',
  (_alert, expression, summary) => {
    expect(unknownIn(expression, summary)).toEqual([])
  }
)

it.each(targets.map(({ title, expr, legendFormat }) => [`${title}: ${legendFormat}`, expr, legendFormat] as const))(
  'the dashboard asks for what a process has: %s',
  (_what, expression, legend) => {
    expect(unknownIn(expression, legend)).toEqual([])
  }
)

it('the dashboard shows every metric of the site', () => {
  const own = [...known.keys()].filter(name => !/^(?:nodejs|process)_|_(?:sum|count)$/.test(name))
  expect(own.filter(name => !targets.some(({ expr }) => new RegExp(`\\b${name}\\b`).test(expr)))).toEqual([])
})

it('docs/operations-metrics.md says of each alert what to do, and of no other', () => {
  const document = readFileSync('docs/operations-metrics.md', 'utf8')
  const rows = Array.from(document.matchAll(/^\| `(\w+)` \|(?: [^|]+ \|){3}$/gm), ([, name]) => name)
  expect(rows).toEqual(rules.map(({ alert }) => alert))
})
