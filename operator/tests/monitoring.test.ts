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

/** Labels that Prometheus adds, and series that it and the exporter of `deploy/prometheus.yaml` have. */
const ofOthers = ['instance', 'job', 'le', 'up', 'probe_ssl_earliest_cert_expiry']
const keywords = ['and', 'or', 'unless', 'bool', 'offset']

/** The metrics of a process, and their labels; a histogram by the names of its series. */
const metrics = new Set<string>()
const labels = new Set<string>()
for (const metric of createMetrics().registry.getMetricsAsArray()) {
  const { name, type, labelNames } = metric as unknown as { name: string; type: string; labelNames: string[] }
  const series = type === 'histogram' ? ['bucket', 'sum', 'count'].map(part => `${name}_${part}`) : [name]
  for (const each of series) metrics.add(each)
  for (const label of labelNames) labels.add(label)
}
const known = new Set([...metrics, ...labels, ...ofOthers, ...keywords])

/** The words of an expression, and of the text that shows its labels, that no process has. promtool knows whether it is an expression. */
function unknownIn(expression: string, shown = ''): string[] {
  const words = expression.replace(/"[^"]*"/g, '').matchAll(/(?<![\w.])[a-z_]\w*(?!\w*\s*(?:\(|by\b))/gi)
  const said = shown.matchAll(/\{\{\s*(?:\$labels\.)?([a-z]\w*)/g)
  return [...Array.from(words, ([word]) => word), ...Array.from(said, ([, label = '']) => label)].filter(
    word => !known.has(word)
  )
}

it.each<[what: string, expression: string, shown: string, faults: string[]]>([
  ['nothing', 'sum by (kind) (rate(http_requests_total{status=~"5.."}[5m])) > 1e3', '{{kind}}', []],
  ['a metric', 'time() - outbox_oldest_seconds > 900', '', ['outbox_oldest_seconds']],
  ['a label that is matched', 'http_requests_total{code="500"}', '', ['code']],
  ['a label that is shown', 'database_up', 'the database of {{ $labels.host }}', ['host']],
  ['a series of a histogram', 'rate(page_render_seconds[5m])', '', ['page_render_seconds']]
])('an expression is refused for what no process has: %s', (_what, expression, shown, faults) => {
  expect(unknownIn(expression, shown)).toEqual(faults)
})

it('alerts and dashboard ask for what a process has', () => {
  const asked = [
    ...rules.map(({ alert, expr, annotations }) => [alert, unknownIn(expr, annotations.summary)]),
    ...targets.map(({ title, expr, legendFormat }) => [title, unknownIn(expr, legendFormat)])
  ]
  expect(asked.filter(([, unknown]) => unknown?.length)).toEqual([])
})

it('the dashboard shows every metric of the site', () => {
  const own = [...metrics].filter(name => !/^(?:nodejs|process)_|_(?:sum|count)$/.test(name))
  expect(own.filter(name => !targets.some(({ expr }) => new RegExp(`\\b${name}\\b`).test(expr)))).toEqual([])
})

it('docs/operations-metrics.md says of each alert what to do, and of no other', () => {
  const document = readFileSync('docs/operations-metrics.md', 'utf8')
  const rows = Array.from(document.matchAll(/^\| `(\w+)` \|(?: [^|]+ \|){3}$/gm), ([, name]) => name)
  expect(rows).toEqual(rules.map(({ alert }) => alert))
})
