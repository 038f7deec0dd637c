import { expect, it } from 'vitest'
import { atPlace, placeOf } from './page-place.ts'

const first = new URL('https://graph.example/v26.0/me/posts?fields=id&limit=25&since=1000')
const next = (query: string) => new URL(`https://graph.example/v26.0/1/posts?access_token=EAAS&${query}`)

it.each([
  ['its cursor', 'after=QVF&limit=25', { after: 'QVF' }],
  ['its cursor, not the bound that was asked for', 'until=2000&after=QVF', { after: 'QVF' }],
  ['its time, without what names a place for a while', 'until=1500&__paging_token=enc_x', { until: '1501' }],
  ['nothing', 'limit=25', undefined],
  ['nothing, of a time that is none', 'until=yesterday', undefined],
])('keeps of a next %s', (_, query, place) => expect(placeOf(next(query))).toEqual(place))

it('asks for that page as the first one is asked for', () => {
  expect(atPlace(first, { until: '1501' }).href).toBe(`${first.href}&until=1501`)
  expect(atPlace(first, {}).href).toBe(first.href)
})
