import { describe, expect, it } from 'vitest'
import { coverAddress } from '#domain/covers/cover-address'
import { coverTemplates } from '#domain/covers/cover-colours'
import { readCoverRequest } from './cover-request.ts'

const sha = 'ab'.repeat(32)
const hosts = { own: ['daybound.test'] }
const read = (query: unknown, template = 'classic') => readCoverRequest(template, query, hosts)

it('has the usual values for what is not told', () => {
  expect(read({})).toEqual({
    template: 'classic',
    widthPx: 480,
    title: '',
    author: '',
    colour: '#F3EDE1',
    years: '',
    paper: 'a5',
    locale: 'zh-tw',
  })
})

it('reads all that the address of a cover tells', () => {
  const months = [{ month: '202302', items: 4 }]
  const address = coverAddress({
    template: 'dots',
    colour: '#243F66',
    title: '日子 & <b>',
    author: 'A',
    years: '2019~2023',
    picture: { sha256: sha, x: 0.25, y: 1 },
    widthPx: 960,
    paper: 'a4',
    locale: 'en',
    months,
  })
  const [path = '', query = ''] = address.split('?')
  expect(read(Object.fromEntries(new URLSearchParams(query)), path.replace('/cover/', ''))).toEqual({
    template: 'dots',
    widthPx: 960,
    title: '日子 & <b>',
    author: 'A',
    colour: '#243F66',
    years: '2019~2023',
    picture: { sha256: sha, focus: { x: 0.25, y: 1 } },
    paper: 'a4',
    locale: 'en',
    calendarYear: [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  })
})

it.each([
  ['', 480],
  ['480', 480],
  ['47', 48],
  ['-1', 48],
  ['0', 48],
  ['4096', 1280],
  ['1e99', 1280],
  ['Infinity', 1280],
  ['500', 640],
  ['99.6', 120],
  ['large', 480],
])('takes the size %j for %d px', (size, widthPx) => {
  expect(read({ size })).toMatchObject({ widthPx })
})

it('reads what magazines and albums, and what calendars call things', () => {
  expect(read({ subtitle: 'somebody', pic: sha })).toMatchObject({
    author: 'somebody',
    picture: { sha256: sha },
  })
  expect(read({ pic: sha, 'pic[posX]': '0.2', 'pic[posY]': '7' })).toMatchObject({
    picture: { sha256: sha, focus: { x: 0.2, y: 1 } },
  })
})

it('reads the part of the picture that may be shown', () => {
  expect(read({ mainImg: sha, crop: '0.333~0~0.5~1' })).toMatchObject({
    picture: { sha256: sha, crop: { x: 0.333, y: 0, w: 0.5, h: 1 } },
  })
})

it.each(['0~0~0~1', '0.6~0~0.6~1', '0~0~1', '-1~0~1~1', '0~0~9~1'])('refuses the part %s', crop => {
  expect(read({ mainImg: sha, crop })).toEqual({ refused: 'broken-parameters' })
})

it('reads a colour however it is written', () => {
  const colours = ['#243f66', '243F66', ''].map(bgColor => read({ bgColor }))
  expect(colours).toMatchObject([{ colour: '#243F66' }, { colour: '#243F66' }, { colour: '#F3EDE1' }])
})

describe('templates', () => {
  it.each(coverTemplates.map(({ name, colourful }) => [name, colourful] as const))(
    '%s is known; white, too: %s',
    (name, colourful) => {
      expect(read({}, name)).toMatchObject({ template: name })
      const white = read({ bgColor: '#243F66' }, `${name}-white`)
      expect(white).toMatchObject(colourful ? { template: name } : { refused: 'unknown-template' })
    },
  )
  it.each(['magazine', 'calendar', 'Classic', 'classic-white-white', '__proto__', 'constructor', ''])(
    '%j is not known',
    name => {
      expect(read({}, name)).toEqual({ refused: 'unknown-template' })
    },
  )
})

it.each([
  { bgColor: 'red' },
  { bgColor: '#24' },
  { years: '2019-2024' },
  { years: '<script>' },
  { paper: 'a3' },
  { locale: 'xx' },
  { x: 'NaN' },
  { months: '1.2' },
  { title: ['a', 'b'] },
  { title: 'a'.repeat(5001) },
  null,
  'text',
])('refuses %j', query => {
  expect(read(query)).toEqual({ refused: 'broken-parameters' })
})

it('refuses pictures that are not ours', () => {
  expect(read({ mainImg: `https://elsewhere.test/media/${sha}/480` })).toEqual({ refused: 'foreign-picture' })
  expect(read({ mainImg: `https://daybound.test/media/${sha}/480` })).toMatchObject({
    picture: { sha256: sha },
  })
})
