import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { generalCodes } from '#contract/general-codes'
import { apiLimits, workerLimits } from '#server/kernel/db/limits'
import { layers } from '#server/layers'
import { variables } from '#server/setting-variables'

// What the pages for operators say, held against the code. Settings: settings.test.ts; metrics and alerts: monitoring.test.ts;
// how long things stay: retention.test.ts; files for machines: deploy.test.ts.

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const operate = read('docs/operate.md')
const pages = ['docs/operate.md', 'docs/deploy.md', 'docs/upgrade.md']
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => String(found))
/** What stands in `...`. */
const codeIn = (text: string) => all(text, /`([^`\n]+)`/g)
/** The rows of the first table below a line that begins so, without its head. */
function tableAfter(beginning: string): string[][] {
  const text = operate.slice(operate.indexOf(`\n${beginning}`))
  const rows = /(?:^\|.*\n)+/m.exec(text)?.[0].trim().split('\n') ?? []
  return rows.slice(2).map(row =>
    row
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
}

test('every command that a page names is there, and every one for operators is named', () => {
  const named = pages.flatMap(page => all(read(page), /npm run ([a-z:-]+)/g))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(name => !(name in scripts))).toEqual([])
  const others = ['start', 'book', 'audit-book']
  const forOperators = Object.keys(scripts).filter(name => /^node cli\//.test(scripts[name] ?? ''))
  expect(forOperators.filter(name => !named.includes(name))).toEqual(others)
  const files = pages.flatMap(page => all(read(page), /\b(cli\/[a-z-]+\.ts)\b/g))
  expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
})

test('every command is named with the words that it takes', () => {
  const usages = ['jobs', 'people', 'sessions'].map(name => read(`locales/en/${name}.ts`))
  for (const usage of usages) {
    const [, name, words = ''] = /usage: 'Usage: npm run ([a-z]+) ([^']+)'/.exec(usage) ?? []
    for (const word of words.replace(/[[\]]/g, '').split(' | '))
      if (word !== 'list') expect(operate).toContain(`\`npm run ${name} ${word}\``)
  }
  for (const verb of ['list', 'verify NAME']) expect(operate).toContain(`\`npm run backup -- ${verb}\``)
})

test('every setting that a page names is one that is read', () => {
  // of Node, of the tools beside it, and blanks of compose.yaml
  const others = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'OTEL_EXPORTER_OTLP_', 'POSTGRES_PASSWORD', 'S3_SECRET']
  const named = pages.flatMap(page => all(read(page), /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g))
  expect(named.length).toBeGreaterThan(100)
  const unknown = new Set(named.filter(name => !(name in variables.shape)))
  // `QUOTA_` and the like begin some
  const isBeginning = (name: string) =>
    name.endsWith('_') && Object.keys(variables.shape).some(setting => setting.startsWith(name))
  expect([...unknown].filter(name => !isBeginning(name) && !others.includes(name))).toEqual([])
})

test('every link of a page leads to a file that is there, and to a heading of it', () => {
  const odd = pages.flatMap(page =>
    all(read(page), /\]\(([^)\s]+)\)/g)
      .filter(to => !/^https?:/.test(to))
      .filter(to => {
        const [path = '', heading] = to.split('#')
        const target = path === '' ? page : join(dirname(page), path)
        if (!existsSync(join(root, target))) return true
        return (
          heading !== undefined &&
          !all(read(target), /^#+ (.+)$/gm)
            .map(anchorOf)
            .includes(heading)
        )
      }),
  )
  expect(odd).toEqual([])
})

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

test('every line of the log that is named is one that is written', () => {
  const source = ['server', 'cli', 'processes']
    .flatMap(room => globSync(`${room}/**/*.ts`, { cwd: root }))
    .filter(path => !path.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  const named = tableAfter('| line | tells |').flatMap(([lines = '']) => codeIn(lines))
  // said of an order as the first of its row is
  const whole = named.map(line => line.replace(/^\.\.\./, 'an order was'))
  expect(whole.length).toBeGreaterThan(10)
  expect(whole.filter(line => !source.includes(`'${line}'`))).toEqual([])
})

test('every code of an answer is one that is given, with its status', () => {
  const named = [...operate.matchAll(/\b(\d{3}), code (\d{5})/g)].map(([, status, code]) => [status, code])
  const given = Object.values(generalCodes).map(({ status, code }) => [`${status}`, `${code}`])
  expect(named.length).toBeGreaterThan(5)
  expect(given).toEqual(expect.arrayContaining(named))
})

test('the limits of connections are those that they are given', () => {
  const seconds = (ms: number) => `${ms / 1000} s`
  const [api, worker] = [apiLimits(10), workerLimits(10)]
  expect([api.mostOfOne, worker.mostOfOne]).toEqual([5, undefined])
  expect(tableAfter('| | `api` | `worker` |')).toEqual([
    ['wait for a connection', seconds(api.waitMs), seconds(worker.waitMs)],
    ['one statement', seconds(api.statementMs), seconds(worker.statementMs)],
    ['wait for a lock', seconds(api.lockMs), seconds(worker.lockMs)],
    ['between two statements of a transaction', seconds(api.idleMs), seconds(worker.idleMs)],
    ['connections that one person holds at once', 'half', 'all'],
  ])
})

test('every call that is limited by address is named with how often it may be asked', () => {
  const documented = tableAfter('### Rates').flatMap(([calls = '', most = '']) =>
    codeIn(calls)
      .filter(call => /^[A-Z]+ /.test(call))
      .map(call => [call, most]),
  )
  const limited = layers
    .flatMap(layer => layer.routes)
    .flatMap(({ call: { method, path }, limit }) =>
      limit ? [[`${method} ${path}`, `${limit.max} a ${limit.timeWindow === 60_000 ? 'minute' : '?'}`]] : [],
    )
  expect(documented.toSorted()).toEqual(limited.toSorted())
})

test('every part of the desk is documented', () => {
  const parts = all(read('web/features/desk/desk-tabs.tsx'), /'(\/desk[a-z/]*)'/g)
  const documented = tableAfter('| at | shows | does |').flatMap(([at = '']) => codeIn(at))
  expect(parts.length).toBeGreaterThan(5)
  expect(documented.toSorted()).toEqual(parts.toSorted())
})
