import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { noteAndPhotos } from '../../../tests/press/note-and-photos.ts'
import { typesets } from '../typesets.ts'
import { journalOpener } from './journal-opener.ts'
import { journalPage } from './journal-page.ts'

const box =
  '外婆寄來一箱菜，最上面放了一張紙條。字歪歪的，是她戴著老花眼鏡寫的，我看了很久才認出來，捨不得丟。'

const openersOf = (heights: readonly number[]) =>
  heights.flatMap(height => {
    const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
    const month = noteAndPhotos(7, { sentences: 4, photos: 1, heightOf: () => height })
    const last = buildItem({ id: 'last', time: 1_615_560_400, text: box })
    const [opener] = typesets['a5-1'].typesetMonth([...month, last], context).pages
    return opener ? [opener.elements] : []
  })

it('has the sentence of its month above the picture, at one height', () => {
  const openers = openersOf([608, 720, 810, 1080, 1350])
  const sentences = openers.flatMap(elements =>
    elements.flatMap(element =>
      element.kind === 'text' && element.style === 'sentence' ? [{ ...element, elements }] : [],
    ),
  )
  expect(sentences.length).toBeGreaterThan(2)
  expect(new Set(sentences.map(({ y }) => y)).size).toBe(1)
  for (const { y, elements } of sentences)
    for (const element of elements) if (element.kind === 'image') expect(element.y).toBeGreaterThan(y)
})

it('begins its picture, or its first entry, at one height, with a sentence or without', () => {
  const firsts = [608, 810, 1350].flatMap(height =>
    [1, 2, 4].map(sentences => {
      const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
      const month = noteAndPhotos(7, { sentences, photos: 3, heightOf: () => height })
      const [opener] = typesets['a5-1'].typesetMonth(month, context).pages
      return Math.round(Math.min(...(opener?.regions.filter(({ h }) => h > 0).map(({ y }) => y) ?? [])) / 3)
    }),
  )
  expect(new Set(firsts).size).toBe(1)
})

it('says the day of its picture in the margin, beside its head or, where it is over the margin, above it', () => {
  const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
  const page = journalPage(context.area.width, 4)
  const rowsOf = [page.words.w, context.area.width].map(w => {
    const picture = { elements: [], regions: [], w, foot: 120, time: 1_615_560_400 }
    const { head } = journalOpener([], { picture }, page, context)
    const days = head.elements.flatMap(element =>
      element.kind === 'text' && element.runs.join('').replaceAll('\u2060', '').includes('12')
        ? [element]
        : [],
    )
    expect(days.map(({ x }) => x)).toEqual([page.margin.x])
    return Math.floor(((days[0]?.y ?? 0) - context.area.top) / context.area.rowMm)
  })
  expect(rowsOf).toEqual([8, 7])
})
