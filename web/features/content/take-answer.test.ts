import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { SocialItem } from '#contract/item'
import { buildSocialItem } from '../../../tests/web/build-social-item.ts'
import { monthItemsKey } from './month-items.ts'
import { takeAnswer } from './take-answer.ts'

const key = monthItemsKey('s1', '202103')
const photo = { photoId: 'a', size: 'usual', removed: false, kind: 'photo' } as const
const entry = buildSocialItem({ photos: [photo] })

test.each<[string, Partial<SocialItem>, boolean]>([
  ['is left out with its photo', { photos: [{ ...photo, removed: true }] }, true],
  ['is not chosen any more', { chosen: false }, true],
  ['has its photo told to be one with words', { photos: [{ ...photo, pictureKind: 'words' }] }, true],
  ['has another day', { postDate: '2021-03-20 08:00' }, true],
  ['has other words', { content: '晚' }, false],
  ['has its photo larger', { photos: [{ ...photo, size: 'large' }] }, false],
])('an entry that %s has the others of its month read again: %#', (_, change, isReadAgain) => {
  const queries = new QueryClient()
  queries.setQueryData(key, [entry])
  const changed = { ...entry, version: 4, ...change }
  takeAnswer(queries, 's1', changed, '202103')
  expect(queries.getQueryData(key)).toEqual([changed])
  expect(queries.getQueryState(key)?.isInvalidated).toBe(isReadAgain)
})
