import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { treatments } from '#domain/books/treatment'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { editMonth, type MonthPart } from './edit-month.ts'
import { gatherings } from './gathering.ts'

const day = 86_400
const screen = { width: 540, height: 1170, kind: 'words' as const }
const itemsOf = (part: MonthPart) => ('items' in part ? part.items : [part.item])
const idsOf = (parts: readonly MonthPart[], kind: MonthPart['kind']) =>
  parts.filter(part => part.kind === kind).map(part => itemsOf(part).map(item => item.id))

/** Entries a day apart, `i0` first. */
const monthOf = (...entries: Partial<Item>[]) =>
  entries.map((entry, i) => buildItem({ id: `i${i}`, time: 1_614_560_400 + i * day, text: note, ...entry }))
const note = '今天的海很安靜，'.repeat(8)
const photo = () => ({ media: [buildPhoto('a')] })

describe('editMonth', () => {
  const entry = fc.record({
    text: fc.constantFrom('', '累～～～', note, '早\n安', note.repeat(9)),
    place: fc.boolean(),
    link: fc.boolean(),
    pictures: fc.array(fc.constantFrom(screen, { width: 720, height: 960 }), { maxLength: 4 }),
    title: fc.boolean(),
    gap: fc.integer({ min: 0, max: 20 * day }),
    treatment: fc.option(fc.constantFrom(...treatments)),
  })
  const month = fc.array(entry, { maxLength: 40 }).map(entries => {
    let time = 1_614_560_400
    return entries.map(({ text, place, link, pictures, title, gap, treatment }, i) => {
      time += gap
      return buildItem({
        id: `i${i}`,
        time,
        text,
        media: pictures.map((picture, n) => buildPhoto(`${i}-${n}`, picture)),
        ...(place && { place: { name: '台南' } }),
        ...(link && { links: [{ url: 'https://a.example/' }] }),
        ...(title && { title: '河岸' }),
        ...(treatment && { treatment }),
      })
    })
  })

  it('sets every item once, alike each time, entries and the members of groups in their order', () => {
    fc.assert(
      fc.property(month, items => {
        const parts = editMonth(items, true)
        expect(parts.flatMap(itemsOf).toSorted(byTime)).toEqual(items.toSorted(byTime))
        expect(editMonth(structuredClone(items), true)).toEqual(parts)
        const alone = parts.flatMap(part => ('item' in part ? [part.item] : []))
        const lists = [alone, ...parts.flatMap(part => ('items' in part ? [part.items] : []))]
        for (const list of lists) expect(list).toEqual(list.toSorted(byTime))
      }),
      { seed: 12 },
    )
  })

  it('has entries first, clippings in sixes at most behind them, small talk last, and few features', () => {
    fc.assert(
      fc.property(month, items => {
        const parts = editMonth(items, true)
        const places = parts.map(({ kind }) => ['clippings', 'smallTalk'].indexOf(kind))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(parts.filter(part => part.kind === 'smallTalk').length).toBeLessThanOrEqual(1)
        const chosen = parts.filter(part => part.kind === 'feature' && !part.item.treatment)
        expect(chosen.length).toBeLessThanOrEqual(2)
        for (const ids of idsOf(parts, 'clippings')) expect(ids.length).toBeLessThanOrEqual(6)
      }),
      { seed: 12 },
    )
  })

  it('obeys what the maker of the book wishes for an entry', () => {
    fc.assert(
      fc.property(month, items => {
        const wished = editMonth(items, true).flatMap(part =>
          itemsOf(part).flatMap(({ treatment }) => (treatment ? [[treatment, part.kind]] : [])),
        )
        for (const [treatment, kind] of wished)
          expect(kind).toBe({ own: 'entry', run: 'smallTalk', featured: 'feature' }[String(treatment)])
      }),
      { seed: 12 },
    )
  })

  it('sets everything alike and in order where it is not to edit', () => {
    fc.assert(
      fc.property(month, items => {
        expect(editMonth(items, false)).toEqual(items.map(item => ({ kind: 'entry', item })))
      }),
      { seed: 12 },
    )
  })

  it('gathers one-liners of a month at its end', () => {
    const parts = editMonth(monthOf({ text: '累～～～' }, {}, { text: '', place: { name: '秋紅谷' } }), true)
    expect(parts.map(part => part.kind)).toEqual(['entry', 'smallTalk'])
    expect(idsOf(parts, 'smallTalk')).toEqual([['i0', 'i2']])
  })

  it.each([
    ['a note', { text: note }],
    ['two lines', { text: '早\n安' }],
    ['a photo', { text: '早', ...photo() }],
    ['a title', { text: '早', title: '河岸' }],
    ['a life event', { text: '嫁了', kind: 'life-event' as const }],
    ['words of somebody else', { text: '同意', quote: { text: '早' } }],
  ])('leaves %s out of the small talk', (_, entry) => {
    const parts = editMonth(monthOf(entry, { text: '累～～～' }, { text: '好喔' }), true)
    expect(idsOf(parts, 'entry')).toEqual([['i0']])
  })

  it('leaves a single one-liner alone, and one that is the only word in weeks', () => {
    expect(idsOf(editMonth(monthOf({ text: '好喔' }, {}), true), 'smallTalk')).toEqual([])
    const [first, second, third] = monthOf({ text: '再見。' }, { text: '好喔' }, { text: '嗯。' })
    if (!first || !second || !third) throw new Error('there are three')
    const later = [second, third].map(item => ({ ...item, time: item.time + 15 * day }))
    expect(idsOf(editMonth([first, ...later], true), 'smallTalk')).toEqual([['i1', 'i2']])
  })

  const chat = { text: '', media: [buildPhoto('chat', screen)] }
  const link = { text: '推這篇', links: [{ url: 'https://a.example/', title: '免揉麵包' }] }

  it('puts clippings together behind the entries, seven as four and three', () => {
    const parts = editMonth(monthOf(chat, {}, link, {}, chat, chat, link, chat, chat), true)
    expect(idsOf(parts, 'clippings')).toEqual([
      ['i0', 'i2', 'i4', 'i5'],
      ['i6', 'i7', 'i8'],
    ])
    expect(parts.map(part => part.kind)).toEqual(['entry', 'entry', 'clippings', 'clippings'])
  })

  it('leaves two clippings at their days, but where the typeset gathers pairs', () => {
    const two = monthOf(chat, {}, link, {})
    expect(editMonth(two, true).map(part => part.kind)).toEqual(['entry', 'entry', 'entry', 'entry'])
    expect(idsOf(editMonth(two, true, gatherings['a5-2']), 'clippings')).toEqual([['i0', 'i2']])
  })

  it('has the same features whatever is gathered, all at its day where nothing is', () => {
    fc.assert(
      fc.property(month, items => {
        const parts = editMonth(items, true, gatherings['a5-column-tweet'])
        expect(parts.flatMap(itemsOf)).toEqual(items)
        expect(idsOf(parts, 'feature')).toEqual(idsOf(editMonth(items, true), 'feature'))
      }),
      { seed: 12 },
    )
  })

  it('features the heaviest entry of a normal month, two of a full one, none of a few', () => {
    const heavy = { media: [buildPhoto('a'), buildPhoto('b'), buildPhoto('c')] }
    expect(idsOf(editMonth(monthOf({}, photo(), heavy, {}), true), 'feature')).toEqual([['i2']])
    expect(idsOf(editMonth(monthOf(photo(), heavy), true), 'feature')).toEqual([])
    const full = Array.from({ length: 16 }, (_, i) => (i % 5 === 2 ? heavy : {}))
    expect(idsOf(editMonth(monthOf(...full), true), 'feature')).toEqual([['i2'], ['i7']])
  })
})

const byTime = (a: Item, b: Item) => a.time - b.time || Number(a.id.slice(1)) - Number(b.id.slice(1))
