import { expect, test } from 'vitest'
import { figureText, type QuotaFigures, quotaKinds, quotaReached } from './quotas.ts'

const all = (figure: number) => Object.fromEntries(quotaKinds.map(kind => [kind, figure])) as QuotaFigures // of all kinds

test.each(quotaKinds)('of %s the last one is given, and one more is not', kind => {
  expect(quotaReached({ ...all(0), [kind]: 4 }, all(5), { [kind]: 1 })).toBeUndefined()
  expect(quotaReached({ ...all(0), [kind]: 5 }, all(5), { [kind]: 1 })).toEqual({ kind, used: 5, limit: 5 })
})

test('0 is no limit', () => {
  expect(quotaReached(all(1e15), all(0), all(1))).toBeUndefined()
})

test('what is used up hinders only what wants more of it', () => {
  expect(quotaReached(all(9), all(5), { imports: 0 })).toBeUndefined()
  expect(quotaReached({ ...all(0), books: 9 }, all(5), { imports: 1 })).toBeUndefined()
})

test('bytes are read in GB', () => {
  expect(figureText('uploadBytes', 18.2 * 2 ** 30)).toBe('18.2')
  expect(figureText('pictureBytes', 20 * 2 ** 30)).toBe('20')
  expect(figureText('imports', 12)).toBe('12')
})
