import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { partedInColumns, partedOf } from './parted-of.ts'
import { typesets } from './typesets.ts'

const sentence = '這一句話有二十個字那麼長剛好一行多一點。'

/** A long note, then entries of a photo each that have a line of words. */
const monthAfter = (sentences: number) =>
  Array.from({ length: 7 }, (_, n) =>
    buildItem({
      id: `i${n}`,
      time: 1_614_560_400 + n * 90_000,
      text: n === 0 ? sentence.repeat(sentences) : sentence.repeat(3),
      media: n === 0 ? [] : [buildPhoto(`p${n}`, { width: 900, height: n % 2 === 0 ? 1200 : 900 })],
    }),
  )

/** Entries of one to four photos that have a line or two of words, as `seed` says. */
const monthOfGroups = (seed: number) =>
  Array.from({ length: 7 + (seed % 4) }, (_, n) =>
    buildItem({
      id: `i${n}`,
      time: 1_614_560_400 + n * 90_000,
      text: sentence.repeat(1 + ((n * 7 + seed * 3) % 5)),
      media: Array.from({ length: 1 + ((n * 5 + seed * (n + 1)) % 4) }, (_, photo) =>
        buildPhoto(`p${n} ${photo}`, { width: 900, height: (n + photo + seed) % 3 === 0 ? 675 : 1200 }),
      ),
    }),
  )

it('a5-1 sets months so that few words end a page before their first photo', () => {
  const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
  const parted = Array.from({ length: 14 }, (_, n) =>
    partedOf(typesets['a5-1'].typesetMonth(monthAfter(n + 6), context), context),
  )
  // all 14 of them where the ways to set a month are chosen by their white alone
  expect(parted.filter(fault => fault > 0).length).toBeLessThanOrEqual(5)
})

it('a5-2 sets months so that few words end a column before their first photo', () => {
  const context = buildContext(countingCompiler(3.2), 'a5-2', { edited: true })
  const parted = Array.from({ length: 14 }, (_, n) =>
    partedInColumns(typesets['a5-2'].typesetMonth(monthAfter(n + 6), context).pages),
  )
  // 12 where a column may end there for nothing
  expect(parted.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(5)
})

// 6 and 12 where it is not minded
it.each([
  ['a5-2', 4],
  ['a5-column-tweet', 9],
] as const)('%s sets months so that few words end a page before their first photo', (typeset, most) => {
  const context = buildContext(countingCompiler(3.2), typeset, { edited: true })
  const parted = Array.from({ length: 16 }, (_, n) =>
    partedOf(typesets[typeset].typesetMonth(monthOfGroups(n), context), context),
  )
  expect(parted.filter(fault => fault > 0).length).toBeLessThanOrEqual(most)
})
