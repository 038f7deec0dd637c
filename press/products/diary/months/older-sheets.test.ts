import { describe, expect, it } from 'vitest'
import type { typesetNames } from '#domain/catalogue/typesets'
import { buildSettings } from '../../../../tests/press/build-settings.ts'
import { styleSheetOf } from '../style-sheets.ts'
import { withStyleSheet } from './older-sheets.ts'
import type { MonthPages } from './typeset-month.ts'

const month = (styles: string[]): MonthPages => ({
  month: '202103',
  pages: [
    {
      elements: styles.map(style => ({ kind: 'text', style, x: 0, y: 30, w: 80, lines: 1, runs: ['早'] })),
      regions: [],
    },
  ],
  missing: [],
})

const sheetOf = (typeset: (typeof typesetNames)[number], styles: string[], edition?: number) =>
  withStyleSheet(month(styles), buildSettings({ typeset }), edition).sheet

describe('a month that was kept without its style sheet', () => {
  it('has the styles of its edition that are gone now', () => {
    expect(sheetOf('a4-2', ['greatRemark', 'story', 'body'], 13)).toMatchObject({
      styles: { greatRemark: { size: 40, lineHeight: 23.4 }, story: { size: 18, weight: 500 } },
    })
    expect(styleSheetOf(buildSettings({ typeset: 'a4-2' })).styles.greatRemark).toBeUndefined()
  })

  it('has the sizes of its edition, and those alone that its pages name', () => {
    expect(sheetOf('a4-1', ['body'], 15)?.styles).toMatchObject({
      body: { size: 10 },
      running: { size: 7.2 },
    })
    expect(sheetOf('a4-1', ['body'], 16)?.styles.body?.size).toBe(11)
    expect(Object.keys(sheetOf('a4-1', ['body'], 15)?.styles ?? {}).sort()).toEqual([
      'body',
      'folio',
      'running',
    ])
  })

  it('has the type area of its edition, and its paper', () => {
    const widths = [15, 19, 20, 25].map(edition => sheetOf('a4-1', [], edition)?.area.width)
    expect(widths.map(width => width?.toFixed(1))).toEqual(['173.2', '172.8', '168.4', '168.4'])
    expect(sheetOf('a4-2', [], 15)).toMatchObject({
      area: { width: 175, top: 22, height: 234 },
      folioBelow: 4,
    })
    expect(sheetOf('a5-waterfall-tweet', [], 1)?.ground).toBe('#F5EFE5')
  })

  it('is of the newest edition with all its styles where its own is not known', () => {
    expect(sheetOf('a4-2', ['roomyRemark'])).toEqual(sheetOf('a4-2', ['roomyRemark'], 13))
    expect(sheetOf('a4-2', ['body'])).toEqual(sheetOf('a4-2', ['body'], 25))
  })
})

it('leaves a month its own style sheet', () => {
  const own = withStyleSheet(month(['body']), buildSettings({ typeset: 'a4-1' }), 15)
  expect(withStyleSheet(own, buildSettings({ typeset: 'a4-1' }), 25)).toBe(own)
})
