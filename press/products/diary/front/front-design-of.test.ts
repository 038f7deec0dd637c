import { expect, it } from 'vitest'
import { typesetNames } from '#domain/catalogue/typesets'
import { buildSettings } from '../../../../tests/press/build-settings.ts'
import { areaFor } from '../../../page/geometry.ts'
import { profiles } from '../../../printers/profiles.ts'
import { bookWords } from '../../../text/book-words.ts'
import { albumPage } from '../../../typesets/album/album-page.ts'
import { crayonsOf } from '../../../typesets/children/crayons.ts'
import { seal } from '../../../typesets/palette.ts'
import { typesets } from '../../../typesets/typesets.ts'
import { frontMatter } from '../front-matter.ts'
import { frontStyles } from '../front-styles.ts'
import { yearPage } from '../years/year-page.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'

const contextOf = (typeset: (typeof typesetNames)[number]): FrontContext => ({
  settings: buildSettings({ typeset }),
  words: bookWords('zh-tw'),
  area: areaFor(typesets[typeset], profiles.house, 'paperback'),
  countLines: async () => 1,
  measure: async () => [],
})

const volume: VolumeFacts = {
  number: 1,
  count: 1,
  pages: 80,
  years: '2021',
  dividedYears: new Set(),
  months: ['202101', '202106'].map(month => ({
    month,
    folio: 9,
    posts: 4,
    photos: 3,
    days: new Map([[3, 1]]),
  })),
  missing: [],
  entries: [],
}
const elementsOf = async (typeset: (typeof typesetNames)[number]) =>
  (await frontMatter(volume, contextOf(typeset))).flatMap(page => page.elements)

it('draws the front matter of the picture book in crayon, each month in its colour, in the type of its months', async () => {
  const elements = await elementsOf('a4-2')
  const colours = elements.flatMap(element =>
    element.kind === 'text' && element.color ? [element.color] : [],
  )
  for (const { month } of volume.months) expect(colours).toContain(crayonsOf(month).deep)
  expect(JSON.stringify(elements)).not.toContain(seal)
  const styles = frontStyles(typesets['a4-2'])
  const front = Object.keys(styles).filter(name => name.startsWith('front'))
  expect(front.map(name => styles[name]?.family)).toEqual(front.map(() => 'sans'))
})

it('leaves that of all others in ink and one red, without a drawing', async () => {
  for (const typeset of typesetNames.filter(name => name !== 'a4-2')) {
    const elements = await elementsOf(typeset)
    expect(elements.filter(({ kind }) => kind === 'shape')).toEqual([])
    expect(JSON.stringify(elements)).toContain(seal)
  }
})

it('sets a year of the picture book on blobs, its picture whole and within its pixels', async () => {
  const picture = { sha256: 'a'.repeat(64), width: 1200, height: 1600 }
  const context = contextOf('a4-2')
  const { elements } = await yearPage('2021', { picture, weight: 1 }, volume, context)
  const image = elements.find(({ kind }) => kind === 'image')
  expect(image).toMatchObject({ crop: { x: 0, y: 0, w: 1, h: 1 } })
  expect(image?.w).toBeLessThanOrEqual((1200 / profiles.house.ppi.fine) * 25.4)
  expect((image?.x ?? 0) * 2 + (image?.w ?? 0)).toBeCloseTo(context.area.width)
  expect(elements.filter(element => 'heading' in element)).toMatchObject([{ runs: ['2021'] }])
})

it('sets a year of the large album and its picture in the column that its months begin in', async () => {
  const picture = { sha256: 'a'.repeat(64), width: 1080, height: 720 }
  const context = contextOf('a4-1')
  const { elements } = await yearPage('2021', { picture, weight: 1 }, volume, context)
  const { words } = albumPage(context)
  expect(elements.length).toBeGreaterThan(3)
  for (const element of elements) expect(element).toMatchObject({ x: expect.closeTo(words.x) })
  expect(elements.find(({ kind }) => kind === 'image')).toMatchObject({ w: expect.closeTo(words.w) })
})
