import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { promtoolProgram } from '../../build/programs.ts'
import { alertCases, healthy } from './alerts.data.ts'

type Rules = { groups: { rules: { alert: string; expr: string; for: string }[] }[] }
type Dashboard = { panels: { id: number; targets: { expr: string }[] }[] }
const rules = (parse(readFileSync('deploy/alerts.yaml', 'utf8')) as Rules).groups.flatMap(group => group.rules)

const folder = mkdtempSync(join(tmpdir(), 'alerts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What promtool says, with its exit code. */
function promtool(words: readonly string[], file: string, text: object) {
  writeFileSync(join(folder, file), JSON.stringify(text))
  const { status, stdout, stderr } = spawnSync(promtoolProgram(), [...words, join(folder, file)], { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

const ofScrape = (series: string): string => {
  const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? []
  const missing = ['job="poker-room-website"', 'instance="a"'].filter(
    label => !labels.includes(label.split('=')[0] ?? '')
  )
  return `${name}{${[...missing, labels].filter(Boolean).join()}}`
}

it('promtool takes the example of a configuration, and each expression of the dashboard', () => {
  const example = parse(readFileSync('deploy/prometheus.yaml', 'utf8'))
  expect(promtool(['check', 'config', '--syntax-only'], 'prometheus.yaml', example)).toMatchObject({ status: 0 })
  const { panels } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as Dashboard
  const shown = panels.flatMap(({ id, targets }) => targets.map(({ expr }) => ({ record: `panel:${id}`, expr })))
  expect(
    promtool(['check', 'rules', '--lint=none'], 'dashboard.yaml', { groups: [{ name: 'all', rules: shown }] })
  ).toMatchObject({ status: 0 })
})

it('every alert is tried: when it fires, and when it stays silent', () => {
  expect(Object.keys(alertCases)).toEqual(rules.map(({ alert }) => alert))
  const isLong = (alert: string) => rules.some(rule => rule.alert === alert && rule.for === '1h')
  const tests = Object.entries(alertCases).flatMap(([alert, { fires, silent }]) =>
    [fires, silent].map(([what, series], index) => ({
      name: `${alert}: ${what}`,
      interval: '30s',
      input_series: Object.entries({ ...healthy, ...series }).map(([name, values]) => ({
        series: ofScrape(name),
        values
      })),
      promql_expr_test: [
        {
          expr: `group(max_over_time(ALERTS{alertname="${alert}",alertstate="firing"}[75m]))`,
          eval_time: isLong(alert) ? '75m' : '45m',
          exp_samples: index === 0 ? [{ labels: '{}', value: 1 }] : []
        }
      ]
    }))
  )
  const { status, said } = promtool(['test', 'rules'], 'cases.yaml', {
    rule_files: [resolve('deploy/alerts.yaml')],
    evaluation_interval: '1m',
    tests
  })
  expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') })
})
