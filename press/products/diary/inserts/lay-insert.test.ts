import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TypesetName } from '#domain/catalogue/typesets'
import { buildPhoto } from '../../../../tests/press/build-item.ts'
import { buildSettings } from '../../../../tests/press/build-settings.ts'
import { hostileWords } from '../../../../tests/press/hostile-words.ts'
import type { Box } from '../../../covers/panel.ts'
import { type Compiler, createCompiler } from '../../../engine/compiler.ts'
import type { Frame, Page } from '../../../page/display-list.ts'
import { type Area, areaFor } from '../../../page/geometry.ts'
import { profiles } from '../../../printers/profiles.ts'
import { bookWords } from '../../../text/book-words.ts'
import { prepareLine } from '../../../text/prepare-text.ts'
import { typesets } from '../../../typesets/typesets.ts'
import type { FrontContext } from '../front/front-context.ts'
import { frontStyles } from '../front-styles.ts'
import type { InsertPage } from './insert-page.ts'
import { layInsert } from './lay-insert.ts'

let compiler: Compiler
beforeAll(() => {
  compiler = createCompiler()
})
afterAll(() => compiler.forget())

function contextOf(typeset: TypesetName): FrontContext {
  const styles = frontStyles(typesets[typeset])
  const measure: FrontContext['measure'] = async wants => compiler.countLines(styles, wants)
  return {
    settings: buildSettings({ typeset }),
    words: bookWords('zh-tw'),
    area: areaFor(typesets[typeset], profiles.house, 'paperback'),
    measure,
    async countLines(style, text, width) {
      const [lines] = await measure([{ style, width, ...prepareLine(text, 'zh-tw') }])
      return lines ?? 1
    },
  }
}

const insert = (more: Partial<InsertPage>): InsertPage => ({
  insertId: 'insert-1',
  kind: 'dedication',
  at: 'front',
  ...more,
})

const textOf = (page: Page) =>
  page.elements
    .flatMap(element => (element.kind === 'text' ? element.runs : []))
    .map(run => (typeof run === 'string' ? run : run.emoji))
    .join('')

// Words and framed pictures within the type area, no two things of them on each other.
function expectInside(page: Page, area: Area, styles = frontStyles({ paper: 'a5' })) {
  const boxes = page.elements.flatMap((element): (Box & { frame?: Frame })[] => {
    if (element.kind === 'text') {
      const [lines] = compiler.countLines(styles, [
        { style: element.style, lang: element.lang ?? 'zh-tw', width: element.w, runs: element.runs },
      ])
      return [{ ...element, h: (lines ?? 1) * (styles[element.style]?.lineHeight ?? 0) }]
    }
    return element.kind === 'image' ? [element] : []
  })
  for (const [i, box] of boxes.entries()) {
    if (box.frame !== 'sheet') {
      expect(box.x).toBeGreaterThanOrEqual(-0.01)
      expect(box.x + box.w).toBeLessThanOrEqual(area.width + 0.01)
      expect(box.y).toBeGreaterThanOrEqual(area.top - 0.01)
      expect(box.y + box.h).toBeLessThanOrEqual(area.top + area.height + 0.01)
    }
    const next = boxes[i + 1]
    if (next) expect(box.y + box.h).toBeLessThanOrEqual(next.y + 0.01)
  }
}

const kinds = ['dedication', 'photo', 'divider'] as const

describe('an inserted page', () => {
  it('keeps words of any script and length within the type area', async () => {
    const context = contextOf('a5-1')
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kinds),
        fc.array(hostileWords, { maxLength: 6 }).map(parts => parts.join('\n')),
        fc.option(fc.tuple(fc.integer({ min: 20, max: 5000 }), fc.integer({ min: 20, max: 5000 }))),
        async (kind, text, size) => {
          const picture = size ? buildPhoto('any', { width: size[0], height: size[1] }).picture : undefined
          const page = await layInsert(insert({ kind, text, ...(picture ? { picture } : {}) }), context)
          expectInside(page, context.area)
        },
      ),
      { numRuns: 60 },
    )
  }, 60_000)

  it('cuts what no page holds, with an ellipsis, as late as it can', async () => {
    const context = contextOf('a5-1')
    const text = Array.from({ length: 600 }, (_, i) => `第${i}天，我們在海邊。`).join('')
    for (const kind of kinds) {
      const page = await layInsert(insert({ kind, text }), context)
      expectInside(page, context.area)
      expect(textOf(page).endsWith('…')).toBe(true)
      expect(textOf(page).length).toBeGreaterThan(kind === 'photo' ? 120 : 200)
    }
  })

  it('says all of what is short enough', async () => {
    const page = await layInsert(insert({ text: '給媽媽\n\n謝謝你教我看海🌊' }), contextOf('a4-2'))
    expect(textOf(page)).toBe('給媽媽謝謝你教我看海🌊')
    const [first, second] = page.elements
    // an empty line between them
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(
      1.5 * (frontStyles({ paper: 'a4' }).insertWords?.lineHeight ?? 0),
    )
  })

  it.each(['dedication', 'photo', 'divider', 'blank'] as const)('can be clicked on: %s', async kind => {
    const { area } = contextOf('a5-1')
    const page = await layInsert(insert({ kind }), contextOf('a5-1'))
    expect(page.regions).toEqual([{ item: 'insert-1', x: 0, y: area.top, w: area.width, h: area.height }])
    expect(page.bare).toBe(true)
  })

  it('is empty where it is a blank', async () => {
    expect((await layInsert(insert({ kind: 'blank', text: '早' }), contextOf('a5-1'))).elements).toEqual([])
  })
})

describe('a photo page', () => {
  const imageOf = async (width: number, height: number, text = '') => {
    const { picture } = buildPhoto('sea', { width, height })
    const page = await layInsert(
      insert({ kind: 'photo', text, ...(picture ? { picture } : {}) }),
      contextOf('a5-1'),
    )
    const [image] = page.elements
    if (image?.kind !== 'image') throw new Error('a picture was expected')
    return image
  }
  const ppi = (image: { w: number; crop: { w: number } }, width: number) =>
    (width * image.crop.w * 25.4) / image.w

  it('runs off the page where the picture has pixels and shape for that', async () => {
    const image = await imageOf(2000, 2800)
    expect(image).toMatchObject({ frame: 'sheet', x: -4, y: -4, w: 156, h: 218 })
    expect(ppi(image, 2000)).toBeGreaterThanOrEqual(240)
  })

  it.each([
    ['few pixels', 900, 1260],
    ['another shape', 4000, 3000],
  ])('frames a picture of %s, whole, at no less than 240 ppi', async (_, width, height) => {
    const image = await imageOf(width, height)
    expect(image.frame).toBeUndefined()
    expect(image.crop.w * image.crop.h).toBeCloseTo(1)
    expect(ppi(image, width)).toBeGreaterThanOrEqual(239.9)
  })

  it('leaves room for its words', async () => {
    const image = await imageOf(2000, 2800, '港口的黃昏')
    expect(image.frame).toBe('sheet')
    expect(image.y + image.h).toBeLessThan(200)
  })
})
