import { expect, test } from 'vitest'
import { applyEdits } from '../books/apply-edits.ts'
import type { Item } from '../books/item.ts'
import { coverFindings, listFindings } from './private-findings.ts'

const origin = { archive: 'a', path: 'p' }
const item: Item = {
  id: 'i',
  source: 'facebook',
  kind: 'post',
  time: 0,
  title: '和小滿搬家',
  text: '新家在民生路12號，電話 0912-345-678，小滿也在。',
  media: [
    { kind: 'photo', uri: 'a', caption: '寄到 a@b.tw', origin },
    { kind: 'photo', uri: 'b', caption: '門口', origin },
  ],
  place: { name: '大稻埕' },
  people: ['小滿', '阿海'],
  links: [],
  quote: { text: '恭喜', author: '林太太' },
  origin,
}
const names = ['小滿', '阿海', 'Ann']
const findings = (edits = {}) => listFindings(item, edits, names).map(({ kind, text }) => `${kind} ${text}`)

test('all that may be private is found where it stands, a name in words too', () => {
  expect(findings()).toEqual([
    'person 小滿',
    'address 民生路12號',
    'phone 0912-345-678',
    'person 小滿',
    'mail a@b.tw',
    'person 小滿',
    'person 阿海',
    'place 大稻埕',
    'quote 林太太',
  ])
  expect(listFindings(item, {}, names)[2]).toMatchObject({
    before: '新家在民生路12號，電話 ',
    after: '，小滿也在。',
  })
})

test('what is covered is gone from the printed item, and nothing else is', () => {
  const edits = coverFindings(item, {}, names, ({ kind, text }) => text === '小滿' || kind === 'phone')
  expect(edits && applyEdits(item, edits)).toEqual({
    ...item,
    title: '和○○○搬家',
    text: '新家在民生路12號，電話 ○○○，○○○也在。',
    people: ['阿海'],
  })
})

test('captions, the place and the words of others are left out as edits that were there stay', () => {
  const before = { photos: [{ photoId: '0', size: 'large' as const }], treatment: 'own' as const }
  const edits = coverFindings(item, before, names, ({ kind }) => ['mail', 'place', 'quote'].includes(kind))
  const printed = edits && applyEdits(item, edits)
  expect(printed?.media.map(({ caption }) => caption)).toEqual(['寄到 ○○○', '門口'])
  expect(printed).toMatchObject({ treatment: 'own', people: item.people, text: item.text })
  expect(printed?.place).toBeUndefined()
  expect(printed?.quote).toBeUndefined()
})

test('after all was covered nothing is found, and covering again changes nothing', () => {
  const edits = coverFindings(item, {}, names, () => true)
  expect(edits && findings(edits)).toEqual([])
  expect(edits && coverFindings(item, edits, names, () => true)).toBeUndefined()
})

test('a Latin name is no part of a word', () => {
  const of = (text: string) => listFindings({ ...item, title: '', text, media: [], people: [] }, {}, names)
  expect(of('Anniversary').filter(({ kind }) => kind === 'person')).toEqual([])
  expect(of('with Ann today').map(({ text }) => text)).toContain('Ann')
})
