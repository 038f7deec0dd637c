import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompiler } from '../../engine/compiler.ts'
import type { Drawing, Drawn } from '../../engine/drawing.ts'
import { joinPdfs } from './join-pdfs.ts'

const words = (runs: string, y: number, heading?: number): Drawn => ({
  kind: 'text',
  style: 'body',
  lang: 'zh-tw',
  runs: [runs],
  x: 10,
  y,
  w: 80,
  ...(heading && { heading }),
})
const photo = (key: string): Drawn => ({
  kind: 'image',
  key,
  x: 10,
  y: 60,
  w: 40,
  h: 40,
  crop: { x: 0, y: 0, w: 1, h: 1 },
  alt: `photo ${key}`,
})
const drawing = (pages: Drawn[][]): Drawing => ({
  title: '小島日記',
  author: '小滿',
  lang: 'zh-tw',
  styles: { body: { family: 'serif', size: 10, lineHeight: 5 } },
  width: 100,
  height: 150,
  pages,
})
const compiler = createCompiler()
const drawn = (pages: Drawn[][]) => compiler.pdf(drawing(pages), true)

const parts = [
  drawn([[words('一月', 10, 1), words('今天的海很安靜', 30)], [words('雨', 10)]]),
  drawn([
    [words('雨', 10)],
    [words('二月', 10, 1), words('週末', 30, 2), photo('p000001')],
    [words('三月', 10, 1)],
  ]),
  drawn([[], [words('四月', 10, 1), photo('p000002'), words('We walked home', 120)], []]),
]
// nothing in it has a tag or a bookmark
const bare = drawn([[{ kind: 'rect', x: 10, y: 10, w: 20, h: 20, fill: '#ff000080' }]])

let library: PDFiumLibrary
beforeAll(async () => {
  library = await PDFiumLibrary.init()
})
afterAll(() => library.destroy())

test('pages of all parts follow each other and say what they said', async () => {
  const texts = await Promise.all(parts.map(textsOf))
  expect(await textsOf(await joinPdfs(parts))).toEqual(texts.flat())
  expect(texts).toEqual([
    ['一月\r\n今天的海很安靜', '雨'],
    ['雨', '二月\r\n週末', '三月'],
    ['', '四月\r\nWe walked home', ''],
  ])
})

test('bookmarks follow each other and lead to the pages of their headings', async () => {
  expect(await bookmarksOf(await joinPdfs(parts))).toEqual({
    shown: 4,
    marks: ['0 一月 on 0', '0 二月 on 3', '1 週末 on 3', '0 三月 on 4', '0 四月 on 6'],
  })
  expect((await bookmarksOf(await joinPdfs([bare, ...parts.slice(0, 1), bare]))).marks).toEqual([
    '0 一月 on 1',
  ])
})

test('the tags of each page are found by its key and lead back to it', async () => {
  for (const joined of [
    await joinPdfs(parts),
    await joinPdfs([...parts.slice(1), bare, ...parts.slice(0, 1)]),
  ]) {
    expect(await tagsOf(joined)).toEqual(['Figure H1 H2', 'Figure H1 Span', 'H1', 'H1 Span', 'Span', 'Span'])
  }
})

test('all elements stand in one document element, in the order of the pages', async () => {
  const { context, catalog } = await PDFDocument.load(await joinPdfs(parts))
  const root = context.lookup(catalog.get(PDFName.of('StructTreeRoot')), PDFDict)
  const [document, ...more] = root.lookup(PDFName.of('K'), PDFArray).asArray()
  expect(more).toEqual([])
  const kids = context.lookup(document, PDFDict).lookup(PDFName.of('K'), PDFArray).asArray()
  const elements = kids.map(kid => context.lookup(kid, PDFDict))
  expect(elements.map(element => element.get(PDFName.of('P')))).toEqual(kids.map(() => document))
  expect(elements.map(element => String(element.get(PDFName.of('S')))).join(' ')).toBe(
    '/H1 /Span /Span /H1 /H2 /Figure /H1 /H1 /Figure /Span',
  )
})

test('title, author and language stay; the metadata count all pages', async () => {
  const joined = await joinPdfs(parts)
  const document = await PDFDocument.load(joined, { updateMetadata: false })
  expect([document.getTitle(), document.getAuthor()]).toEqual(['小島日記', '小滿'])
  expect(document.catalog.get(PDFName.of('Lang'))).toEqual(
    PDFHexString.of(Buffer.from('zh-TW').toString('hex')),
  )
  expect(joined.toString('utf8').match(/<xmpTPg:NPages>\d+/g)).toEqual(['<xmpTPg:NPages>8'])
})

test('what the parts have in common is written once', async () => {
  const [part = Buffer.alloc(0)] = parts
  const joined = await joinPdfs([part, part])
  expect(part.toString('latin1').match(/\/FontFile2/g)).toHaveLength(1)
  const files = [...joined.toString('latin1').matchAll(/\/FontFile2 (\d+)/g)].map(([, number]) => number)
  expect(files).toHaveLength(2)
  expect(new Set(files).size).toBe(1)
  const contents = [...joined.toString('latin1').matchAll(/\/Contents (\d+)/g)].map(([, number]) => number)
  expect(new Set(contents).size).toBe(4)
})

test('the same parts make the same bytes, other parts make another file', async () => {
  const joined = await joinPdfs(parts)
  expect(Buffer.compare(await joinPdfs(parts), joined)).toBe(0)
  const id = (pdf: Buffer) => /\/ID \[.*\]/.exec(pdf.toString('latin1'))?.[0]
  expect(id(await joinPdfs(parts.slice(0, 2)))).not.toBe(id(joined))
})

test('one part stays as it is', async () => {
  const [part = Buffer.alloc(0)] = parts
  expect(await joinPdfs([part])).toBe(part)
  await expect(joinPdfs([])).rejects.toThrow('no PDF to join')
})

test('named places of all parts stay, and lead to their pages', async () => {
  const joined = await PDFDocument.load(await joinPdfs([await named('sea', 1), bare, await named('hill', 0)]))
  const names = joined.context.lookup(joined.catalog.get(PDFName.of('Names')), PDFDict)
  const [hill, onHill, sea, onSea, ...more] = names
    .lookup(PDFName.of('Dests'), PDFDict)
    .lookup(PDFName.of('Names'), PDFArray)
    .asArray()
  expect([hill, sea, more]).toEqual([hexOf('hill'), hexOf('sea'), []])
  const pages = joined.getPages().map(page => page.ref)
  for (const [place, page] of [
    [onHill, pages[3]],
    [onSea, pages[1]],
  ] as const)
    expect(joined.context.lookup(place, PDFArray).get(0)).toBe(page)
  await expect(joinPdfs([await named('sea', 1), await named('sea', 0)])).rejects.toThrow('two parts name')
})

const hexOf = (words: string) => PDFHexString.of(Buffer.from(words).toString('hex'))

/** The first part with a name for one of its pages. */
async function named(name: string, page: number): Promise<Buffer> {
  const document = await PDFDocument.load(parts[0] ?? '')
  const place = [document.getPages()[page]?.ref, 'Fit']
  const tree = { Names: [hexOf(name), place] }
  document.catalog.set(PDFName.of('Names'), document.context.obj({ Dests: tree }))
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

test('what would be lost is refused', async () => {
  const document = await PDFDocument.load(bare)
  document.catalog.set(PDFName.of('PageLabels'), document.context.obj({ Nums: [] }))
  const labelled = Buffer.from(await document.save({ useObjectStreams: false }))
  await expect(joinPdfs([bare, labelled])).rejects.toThrow('PDFs with /PageLabels are not joined')
})

async function textsOf(pdf: Buffer): Promise<string[]> {
  const document = await library.loadDocument(pdf)
  const texts = [...document.pages()].map(page => page.getText().trim())
  document.destroy()
  return texts
}

async function bookmarksOf(pdf: Buffer): Promise<{ shown: number; marks: string[] }> {
  const document = await PDFDocument.load(pdf)
  const pages = document.getPages().map(page => String(page.ref))
  const list = document.context.lookup(document.catalog.get(PDFName.of('Outlines')), PDFDict)
  const marks: string[] = []
  const visit = (parent: PDFDict, depth: number) => {
    let before: unknown
    let at = parent.get(PDFName.of('First'))
    while (at !== undefined) {
      const mark = document.context.lookup(at, PDFDict)
      expect(document.context.lookup(mark.get(PDFName.of('Parent')))).toBe(parent)
      expect(mark.get(PDFName.of('Prev'))).toBe(before)
      const [page] = mark.lookup(PDFName.of('Dest'), PDFArray).asArray()
      const title = mark.lookup(PDFName.of('Title'))
      const text = title instanceof PDFHexString || title instanceof PDFString ? title.decodeText() : ''
      marks.push(`${depth} ${text} on ${pages.indexOf(String(page))}`)
      visit(mark, depth + 1)
      before = at
      at = mark.get(PDFName.of('Next'))
    }
    expect(parent.get(PDFName.of('Last'))).toBe(before)
  }
  visit(list, 0)
  return { shown: list.lookup(PDFName.of('Count'), PDFNumber).asNumber(), marks }
}

/** Pages that an element says it stands on: its own, and those of pieces that stand on others. */
function pagesOf(element: PDFDict): unknown[] {
  const pieces = element
    .lookup(PDFName.of('K'), PDFArray)
    .asArray()
    .filter(kid => kid instanceof PDFDict)
  return [element, ...pieces].map(each => each.get(PDFName.of('Pg')))
}

/** Kinds of the elements of each tagged page; all of them say that they stand on that page. */
async function tagsOf(pdf: Buffer): Promise<string[]> {
  const document = await PDFDocument.load(pdf)
  const root = document.context.lookup(document.catalog.get(PDFName.of('StructTreeRoot')), PDFDict)
  const flat = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray).asArray()
  const parents = new Map(flat.flatMap((key, at) => (at % 2 === 0 ? [[String(key), flat[at + 1]]] : [])))
  const kinds = document.getPages().flatMap(page => {
    const key = page.node.get(PDFName.of('StructParents'))
    if (key === undefined) return []
    const elements = document.context.lookup(parents.get(String(key)), PDFArray).asArray()
    parents.delete(String(key))
    const onPage = elements.map(each => document.context.lookup(each, PDFDict))
    for (const element of onPage) expect(pagesOf(element)).toContain(page.ref)
    return [[...new Set(onPage.map(each => String(each.get(PDFName.of('S'))).slice(1)))].sort().join(' ')]
  })
  expect([...parents.keys()]).toEqual([])
  expect(root.get(PDFName.of('ParentTreeNextKey'))).toEqual(PDFNumber.of(kinds.length))
  return kinds.sort()
}
