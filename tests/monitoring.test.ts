import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startFauxqs } from 'fauxqs'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBook } from '#contract/shelf'
import { jobOutcomes } from '#server/kernel/jobs/job-outcomes'
import { jobs } from '#server/layers'
import { freePort } from './free-port.ts'
import { type Studio, startStudio } from './studio.ts'

// Takes long: a server and a worker start with a store of their own, and all that they expose is read.

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

let studio: Studio
let exposed: Exposed
let store: Awaited<ReturnType<typeof startFauxqs>>
beforeAll(async () => {
  store = await startFauxqs({ port: 0, logger: false })
  store.createBucket('days')
  const workerPort = await freePort()
  studio = await startStudio({
    environment: {
      ...bucket(store.address),
      WORKER_PORT: String(workerPort),
      BACKUP_TO: 's3://days/backups',
    },
  })
  const scrape = async (origin: string) => (await request(`${origin}/metrics`)).body.text()
  // the second tells of the calls that the first one made: to the server, to the store
  await scrape(studio.origin)
  const texts = await Promise.all([scrape(studio.origin), scrape(`http://127.0.0.1:${workerPort}`)])
  exposed = exposedBy(texts.join('\n'))
})
afterAll(async () => {
  await studio.close()
  await store.stop()
})

test('every metric and label of the dashboard is one that the services expose', () => {
  const expressions = [...read('deploy/grafana/daybound.json').matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)]
  expect(expressions.length).toBeGreaterThan(20)
  expect(expressions.flatMap(([, text]) => unknownIn(JSON.parse(String(text)), exposed))).toEqual([])
})

test('every metric and label of the alerts is one that the services expose', () => {
  expect(alerts().flatMap(({ expression }) => unknownIn(expression, exposed))).toEqual([])
})

test('every kind of job, outcome and check that is asked for by name exists', () => {
  const texts = [...alerts().map(({ expression }) => expression), read('deploy/grafana/daybound.json')].join(
    '\n',
  )
  for (const label of ['kind', 'outcome', 'state', 'why', 'check']) {
    const matches = [...texts.matchAll(new RegExp(`\\b${label}=~?\\\\?"([a-z|-]+)\\\\?"`, 'g'))]
    const values = matches.flatMap(([, value]) => String(value).split('|'))
    expect(values.filter(value => !exposed.values.has(`${label} ${value}`))).toEqual([])
  }
})

test('the alert of work that waits names the kinds that readiness looks at', () => {
  const { expression = '' } = alerts().find(({ name }) => name === 'DayboundWorkWaits') ?? {}
  const [, kinds = ''] = /kind=~"([^"]*)"/.exec(expression) ?? []
  const awaited = jobs.filter(job => job.isAwaited).map(({ name }) => name)
  expect(kinds.split('|').sort()).toEqual(awaited.sort())
})

test('a name that nothing exposes is found', () => {
  expect(unknownIn('sum by (kind) (rate(jobs_lost_total{job="x", sort=~"a|b"}[5m])) > 0', exposed)).toEqual([
    'jobs_lost_total',
    'sort',
  ])
})

test('the guide tells of every metric of ours that the services expose, and of every outcome of a job', () => {
  const watching = read('docs/operate.md').split('\n## Watching\n')[1]?.split('\n## ')[0] ?? ''
  const rows = [...watching.matchAll(/^\| (`.+?`) \| (.+) \|$/gm)]
  const documented = rows.flatMap(([, names]) =>
    [...String(names).matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  const ofOthers = /^(process|nodejs)_/
  const ours = [...exposed.named].filter(name => !ofOthers.test(name))
  expect(documented.toSorted()).toEqual(ours.toSorted())
  const [, , ended = ''] = rows.find(([, names]) => names?.includes('jobs_ended_total')) ?? []
  expect(jobOutcomes.filter(outcome => !ended.includes(`\`${outcome}\``))).toEqual([])
})

test('every alert has a summary, and its page of what to do stands in the guide', () => {
  const sections = read('docs/operate.md').split(/^## /m)
  const section = sections.find(text => text.startsWith('What to do when')) ?? ''
  const pages = new Map(
    section
      .split(/^### /m)
      .slice(1)
      .map(page => [page.split('\n')[0] ?? '', page.slice(page.indexOf('\n'))]),
  )
  for (const { name, summary, page } of alerts()) {
    expect(summary.length, name).toBeGreaterThan(10)
    expect(page, name).toBe(`docs/operate.md#${name.toLowerCase()}`)
    expect(pages.get(name)?.trim().length ?? 0, name).toBeGreaterThan(80)
  }
  expect([...pages.keys()].sort()).toEqual(
    alerts()
      .map(({ name }) => name)
      .sort(),
  )
})

test('the alerts are in the form of YAML that is read here, line by line', () => {
  const text = read('deploy/alerts/daybound.yaml')
  expect(alerts().length).toBe(text.split('alert:').length - 1)
  const odd = text.split('\n').filter(line => !/^( {2})*(#.*|- .+|[a-z_]+:( .+)?)?$/.test(line))
  expect(odd).toEqual([])
})

const bucket = (address: string) => ({
  FILES: 's3',
  S3_ENDPOINT: address,
  S3_BUCKET: 'days',
  S3_FORCE_PATH_STYLE: 'on',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
})

test('pages that listen to a book are counted while they do', async () => {
  const count = async () => {
    const text = await (await request(`${studio.origin}/metrics`)).body.text()
    return Number(/^event_streams (\d+)$/m.exec(text)?.[1])
  }
  const { token } = await studio.logIn('empty')
  const { bid } = (await studio.call(createBook, { token, body: {} })).body.data
  const before = await count()
  const { body } = await request(`${studio.origin}/api/0.1/books/${bid}/events/`, {
    headers: { authorization: `Token ${token}` },
  })
  body.on('error', () => undefined)
  expect(await count()).toBe(before + 1)
  body.destroy()
  await expect.poll(count).toBe(before)
})

interface Exposed {
  /** As they are declared. */
  named: ReadonlySet<string>
  metrics: ReadonlySet<string>
  labels: ReadonlySet<string>
  /** `label value` */
  values: ReadonlySet<string>
}

/** What stands in answers of `/metrics`. A metric without a series yet is named by its type alone. */
function exposedBy(text: string): Exposed {
  const metrics = new Set<string>()
  const named = new Set<string>()
  for (const [, name, type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    named.add(String(name))
    const parts = type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
    for (const part of parts) metrics.add(`${name}${part}`)
  }
  const pairs = [...text.matchAll(/[{,](\w+)="([^"]*)"/g)]
  return {
    named,
    metrics,
    labels: new Set(pairs.map(([, label]) => String(label))),
    values: new Set(pairs.map(([, label, value]) => `${label} ${value}`)),
  }
}

/** Names in an expression of PromQL that are neither exposed, nor Prometheus' own. */
function unknownIn(expression: string, { metrics, labels }: Exposed): string[] {
  const bare = expression.replace(/"[^"]*"/g, '""').replace(/\[[^\]]*\]/g, '')
  const grouped = [...bare.matchAll(/\b(?:by|without|on|ignoring) \(([^)]*)\)/g)].flatMap(([, names]) =>
    String(names).split(/, */),
  )
  const matched = [...bare.matchAll(/(\w+) *(?:=~|!~|!=|=)""/g)].map(([, label]) => String(label))
  const rest = bare
    .replace(/\b(?:by|without|on|ignoring) \([^)]*\)/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b\d+(\.\d+)?(e\d+)?\b/g, '')
  // what is followed by a bracket is a function
  const named = [...rest.matchAll(/[a-z_]\w*(?! *\(|\w)/g)].map(([name]) => name)
  return [
    ...named.filter(name => !metrics.has(name) && !['up', 'or', 'and', 'unless'].includes(name)),
    ...[...grouped, ...matched].filter(
      name => !labels.has(name) && !['job', 'instance', 'le'].includes(name),
    ),
  ]
}

function alerts() {
  const rules = read('deploy/alerts/daybound.yaml')
    .split(/^ {6}- alert: /m)
    .slice(1)
  return rules.map(rule => ({
    name: /^\w+/.exec(rule)?.[0] ?? '',
    expression: /^ {8}expr: (.+)$/m.exec(rule)?.[1] ?? '',
    summary: /^ {10}summary: "(.+)"$/m.exec(rule)?.[1] ?? '',
    page: /^ {10}runbook_url: (\S+)$/m.exec(rule)?.[1] ?? '',
  }))
}
