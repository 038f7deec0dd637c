import { expect, it } from 'vitest'
import { trims } from '#domain/catalogue/papers'
import { createCompiler } from '#press/engine/compiler'
import { layCover } from '../cover-sheet.ts'
import { inkBoxes } from '../ink-boxes.ts'
import { mix, paletteOf } from '../palette.ts'

const { naturalWidths } = createCompiler()
const years = Array.from({ length: 16 }, (_, i) => String(2009 + i))

it.each(['a5', 'a4'] as const)('prints in the inks of the belt on the belt alone, %s', async paper => {
  const trim = trims[paper]
  const [colour, author] = ['#243F66', 'Alexandra Montgomery-Wu']
  const cover = await layCover(
    {
      template: 'obi',
      colour,
      title: '小島日記',
      author,
      years: '2009~2024',
      volume: '第 2 冊',
      volumeName: '2',
      locale: 'zh-tw',
      months: years.map(year => ({ month: `${year}06`, items: 9 })),
      trim,
      bleed: { outer: 3, top: 3, bottom: 3 },
      spineMm: 16,
      binding: 'paperback',
      spineText: true,
    },
    naturalWidths,
  )
  const { ink, soft, ground } = paletteOf(colour)
  const texts = cover.elements.filter(element => element.kind === 'text')
  const boxes = await inkBoxes(cover, naturalWidths)
  const light = boxes.filter((_, i) => [ink, soft].includes(texts[i]?.color ?? ''))
  const words = light.map(box => box.words)
  expect(words.filter(word => /^\d{4}$/.test(word))).toEqual(years.slice(-15))
  expect(words.filter(word => word === author).length).toBe(2)
  const belt = 3 + trim.height * 0.66
  const dots = cover.elements.filter(
    element => 'svg' in element && element.svg.includes(mix(ground, ink, 0.8)),
  )
  expect(dots.length).toBe(1)
  expect([...light, ...dots].filter(({ y }) => y < belt + 2)).toEqual([])
})
