import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { deeper, isDeep } from '../depth.ts'
import { applyChanges } from './apply-changes.ts'
import { copyTree, type Tree } from './copy-tree.ts'
import { type PageChange, pathsNamed, readPage } from './read-page.ts'

// The deep run takes long: the whole project is type checked, 5 to 10 s each time; all pages are followed at once.

const projects = ['tsconfig.json', 'web/tsconfig.json']
const compiler = 'typescript/bin/tsc'
/** Several threads each check what they need of the same types: two thirds more work beside tests that run already. */
const alone = ['--noEmit', '--singleThreaded']
const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/how-to')
const pages = readdirSync(folder).map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
const readHere = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined

test('there is a page for each thing that one adds', () => {
  expect(pages.map(page => page.name)).toEqual([
    'add-a-call.md',
    'add-a-network.md',
    'add-a-region.md',
    'add-a-typeset.md',
    'add-an-archive-format.md',
  ])
})

describe.each(pages)('$name', ({ text }) => {
  const changes = readPage(text)
  it('changes what stands where it says', () => {
    expect(applyChanges(changes, readHere).size).toBeGreaterThan(0)
  })
  it('names no file that is not there', () => {
    const made = new Set(changes.map(change => change.path))
    expect(pathsNamed(text).filter(path => !made.has(path) && !existsSync(join(root, path)))).toEqual([])
  })
})

describe('whoever follows all pages', () => {
  let tree: Tree
  const changed = applyChanges(
    pages.flatMap(page => readPage(page.text)),
    readHere,
  )
  beforeAll(() => {
    tree = copyTree()
    tree.write(changed)
  })
  afterAll(() => tree.remove())

  it.runIf(isDeep).each(projects)('has what compiles by %s', deeper, project => {
    expect(tree.complaints(compiler, [...alone, '-p', project])).toBe('')
  })
  it('has what is formatted, and breaks no arrow', () => {
    expect(tree.complaints('../tests/arrows/check-arrows.ts', [tree.folder])).toBe('')
    const files = [...changed.keys()].filter(path => !path.endsWith('.md'))
    expect(tree.complaints('@biomejs/biome/bin/biome', ['ci', '--colors=off', ...files])).toBe('')
  })
  it.runIf(isDeep)('passes the tests that the pages change, and has all words', deeper, () => {
    const tests = [...changed.keys()].filter(path => path.endsWith('.test.ts'))
    expect(tests.length).toBeGreaterThan(3)
    expect(tree.complaints('vitest/vitest.mjs', ['run', 'web/build/catalogue-words', ...tests])).toBe('')
  })
})

const tables = new Set(['domain/catalogue/typesets.ts', 'domain/catalogue/networks.ts'])

test.runIf(isDeep)(
  'after the rows of the catalogue alone, the compiler names what the pages say, and nothing else',
  deeper,
  () => {
    const tree = copyTree()
    try {
      const rows = pages.flatMap(page => readPage(page.text)).filter(change => tables.has(change.path))
      tree.write(applyChanges(rows.map(withContent), readHere))
      const named = new Set(projects.flatMap(project => filesWithErrors(tree, project)))
      expect([...named].sort()).toEqual(pages.flatMap(page => pathsNamed(listedIn(page.text))).sort())
    } finally {
      tree.remove()
    }
  },
)

/** The made-up network as one that history comes from: so the compiler names all that a page says. */
function withContent(change: PageChange): PageChange {
  if ('whole' in change) return change
  const hunks = change.hunks.map(({ before, after }) => ({
    before,
    after: after.replace('google: { hasContent: false }', 'google: { hasContent: true }'),
  }))
  return { ...change, hunks }
}

/** The sentences of a page that list what the compiler names. */
function listedIn(text: string): string {
  return [...text.matchAll(/[Tt]he compiler (?:now names|names besides).*?\.(?= |\n)/gs)].join(' ')
}

function filesWithErrors(tree: Tree, project: string): string[] {
  const lines = tree.complaints(compiler, [...alone, '--pretty', 'false', '-p', project])
  return [...lines.matchAll(/^([\w./-]+)\(\d+,\d+\): error/gm)].map(match => match[1] ?? '')
}
