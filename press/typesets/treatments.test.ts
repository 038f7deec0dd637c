import { describe, expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { type Treatment, treatments } from '#domain/books/treatment'
import { typesetNames } from '#domain/catalogue/typesets'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { treatmentsIn } from '../edit/treatments-in.ts'
import { setAs } from './set-as.ts'
import { typesets } from './typesets.ts'

const story = '今天走到河堤，坐了一個下午，風很大。'.repeat(5)
const texts = ['累了', story, '好喔', story, '又下雨', story]
const month = texts.map((text, n) =>
  buildItem({
    id: `i${n}`,
    time: 1_614_560_400 + n * 90_000,
    text,
    media: text === story ? [buildPhoto(`p${n}`, { width: 1600, height: 1200 })] : [],
  }),
)
/** The month with one of its entries set as its maker wants. */
const wanting = (id: string, treatment: Treatment): Item[] =>
  month.map(item => (item.id === id ? { ...item, treatment } : item))

describe.each(typesetNames)('%s', typeset => {
  const set = (items: Item[]) => {
    const context = buildContext(countingCompiler(3.2), typeset, { edited: true })
    return JSON.stringify(typesets[typeset].typesetMonth(items, context).pages)
  }
  const changed = (treatment: Treatment) => month.some(({ id }) => set(wanting(id, treatment)) !== set(month))

  it.each(treatmentsIn(typeset))('%s, which it offers, changes its pages', treatment => {
    expect(changed(treatment)).toBe(true)
  })

  it('sets a line in passing as other entries once its maker wants that', () => {
    const [before, after] = [setAs(month, typeset), setAs(wanting('i0', 'own'), typeset)].map(parts =>
      parts.get('i0'),
    )
    expect(after).toBe('entry')
    expect(before).toBe(
      typeset === 'a5-waterfall-tweet' ? 'slip' : typeset === 'a5-column-tweet' ? 'entry' : 'smallTalk',
    )
    if (before !== after) expect(set(wanting('i0', 'own'))).not.toBe(set(month))
  })
})

it('offers the run of small talk where small talk is gathered, and there alone', () => {
  const without = typesetNames.filter(typeset => !treatmentsIn(typeset).includes('run'))
  expect(without).toEqual(['a5-waterfall-tweet', 'a5-column-tweet'])
  expect(treatmentsIn('a5-1')).toEqual(treatments)
})

it('tells what is cut out of the scrapbook from its slips and cards', () => {
  const link = buildItem({ id: 'link', text: '', links: [{ url: 'https://a.example', title: '河' }] })
  const own = { ...link, id: 'own', treatment: 'own' as const }
  const parts = setAs([...month, link, own], 'a5-waterfall-tweet')
  expect(['i0', 'i3', 'link', 'own'].map(id => parts.get(id))).toEqual(['slip', 'entry', 'cutting', 'entry'])
})
