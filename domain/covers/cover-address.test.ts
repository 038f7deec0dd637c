import { describe, expect, it } from 'vitest'
import { type CoverAddressed, coverAddress } from './cover-address.ts'

const cover = (more: Partial<CoverAddressed> = {}): CoverAddressed => ({
  template: 'classic',
  colour: '#F3EDE1',
  title: '小島日記',
  author: 'A & B',
  years: '2019~2024',
  ...more,
})

it('names the template, and the rest as the specification calls it', () => {
  expect(coverAddress(cover())).toBe(
    `/cover/classic?size=480&title=${encodeURIComponent('小島日記')}&author=A%20%26%20B&bgColor=%23F3EDE1&years=2019~2024`,
  )
})

it.each([
  ['classic', '#243F66', 'classic-white'],
  ['classic', '#CF9C48', 'classic'],
  ['full', '#243F66', 'full'],
] as const)('%s on %s is asked for as %s', (template, colour, name) => {
  expect(coverAddress(cover({ template, colour })).startsWith(`/cover/${name}?`)).toBe(true)
})

it('tells picture, position, paper and language where they are not the usual', () => {
  const picture = { sha256: 'a'.repeat(64), x: 1 / 3, y: 0 }
  const query = coverAddress(
    cover({ title: '', author: '', years: '', picture, widthPx: 960, paper: 'a4', locale: 'en' }),
  )
  expect(query).toBe(
    `/cover/classic?size=960&bgColor=%23F3EDE1&mainImg=${'a'.repeat(64)}&x=0.333&y=0&paper=a4&locale=en`,
  )
  expect(coverAddress(cover({ paper: 'a5', locale: 'zh-tw' }))).toBe(coverAddress(cover()))
})

it('tells the part of the picture that may be shown', () => {
  const picture = { sha256: 'a'.repeat(64), crop: { x: 1 / 3, y: 0, w: 0.5, h: 1 } }
  expect(coverAddress(cover({ picture })).split('&').at(-1)).toBe('crop=0.333~0~0.5~1')
})

describe('months', () => {
  const months = [
    { month: '202001', items: 2 },
    { month: '202101', items: 3 },
    { month: '202112', items: 7 },
  ]
  it('are summed up by calendar month on the cover of dots', () => {
    expect(coverAddress(cover({ template: 'dots', months }))).toContain('&months=5.0.0.0.0.0.0.0.0.0.0.7')
  })
  it('change no other cover', () => {
    expect(coverAddress(cover({ months }))).toBe(coverAddress(cover()))
  })
})

it('survives half a character', () => {
  expect(coverAddress(cover({ title: 'a\ud83d' }))).toContain('title=a%EF%BF%BD')
})
