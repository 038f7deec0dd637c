import { expect, it } from 'vitest'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import type { MonthPart } from '../edit/edit-month.ts'
import { linksInTalk } from './links-in-talk.ts'

const at = (day: number) => ({ id: `d${day}`, time: 1_614_560_400 + day * 86_400 })
const entry: MonthPart = { kind: 'entry', item: buildItem(at(1)) }
const link = buildItem({ ...at(3), links: [{ url: 'https://a.example' }] })
const words = [buildItem(at(2)), buildItem(at(4))]
const talk: MonthPart = { kind: 'smallTalk', items: words }

it('puts links that no picture stands beside into the small talk of their month, at their days', () => {
  const parts = linksInTalk([{ kind: 'clippings', items: [link] }, entry, talk])
  expect(parts).toEqual([entry, { kind: 'smallTalk', items: [words[0], link, words[1]] }])
})

it('leaves links beside pictures, and those of a month without small talk, where they are', () => {
  const picture = buildItem({ ...at(5), media: [buildPhoto('p', { width: 540, height: 1170 })] })
  const both: MonthPart[] = [{ kind: 'clippings', items: [link, picture] }, talk]
  expect(linksInTalk(both)).toEqual(both)
  const alone: MonthPart[] = [{ kind: 'clippings', items: [link] }, entry]
  expect(linksInTalk(alone)).toEqual(alone)
})
