import { expect, it } from 'vitest'
import { coverTemplates } from '#domain/covers/cover-colours'
import type { Element } from '#press/page/display-list'
import { layCover } from './cover-sheet.ts'

const measure = async (_: unknown, wants: readonly unknown[]) => wants.map(() => 20)
const papers = [
  { width: 148, height: 210 },
  { width: 210, height: 285 },
]

async function imagesOf(template: (typeof coverTemplates)[number]['name'], size: [number, number]) {
  const [width, height] = size
  const sheets = await Promise.all(
    papers.map(trim =>
      layCover(
        {
          template,
          trim,
          colour: '#243F66',
          title: '小島',
          author: '小滿',
          years: '2021',
          months: [],
          locale: 'zh-tw',
          photo: { sha256: 'a'.repeat(64), width, height },
          bleed: { outer: 3.175, top: 3.175, bottom: 3.175 },
          spineMm: 10,
          binding: 'paperback',
          spineText: true,
        },
        measure,
      ),
    ),
  )
  const isImage = (element: Element) => element.kind === 'image'
  return sheets.map(({ elements }) => elements.filter(isImage))
}

it.each(coverTemplates)(
  '%s prints a photo of a phone of long ago no softer than a printer takes it, or small',
  async ({ name }) => {
    for (const [width, height] of [
      [540, 405],
      [405, 540],
      [320, 240],
      [960, 200],
      [90, 60],
    ] as const) {
      const sheets = await imagesOf(name, [width, height])
      for (const images of sheets) {
        expect(images).not.toEqual([])
        for (const { crop, w, h } of images) {
          const [across, down] = [((width * crop.w) / w) * 25.4, ((height * crop.h) / h) * 25.4]
          // nothing is stretched into the bleed
          expect(across / down).toBeCloseTo(1, 3)
          const ppi = Math.min(across, down)
          const longMm = Math.max(w, h)
          expect({ ppi, longMm, fits: ppi > 150 || longMm < 40 }).toMatchObject({ fits: true })
        }
      }
    }
  },
)

it.each(coverTemplates)('%s shows the same part of a photo however small it is', async ({ name }) => {
  const cropsOf = async (size: [number, number]) =>
    (await imagesOf(name, size)).flatMap(images => images.flatMap(({ crop }) => Object.values(crop)))
  const [small, large] = [await cropsOf([540, 405]), await cropsOf([4000, 3000])]
  // what reaches an edge no more is without its bleed
  expect(small.map((value, i) => Math.abs(value - (large[i] ?? 0)) < 0.03)).toEqual(large.map(() => true))
})
