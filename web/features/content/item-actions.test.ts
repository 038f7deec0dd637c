import { expect, test } from 'vitest'
import { buildSocialItem } from '../../../tests/web/build-social-item.ts'
import { itemActions } from './item-actions.ts'

test.each([
  ['as it came', {}, ['delete']],
  ['edited', { edited: true }, ['delete', 'asImported']],
  ['in the bin', { deleted: true }, ['recover']],
])('what can be done to an item %s', (_, overrides, names) => {
  const item = buildSocialItem(overrides)
  expect(itemActions.filter(({ isPossible }) => isPossible?.(item)).map(({ name }) => name)).toEqual(names)
})

test('each gives the edit that does it', () => {
  const item = buildSocialItem()
  expect(Object.fromEntries(itemActions.map(({ name, perform }) => [name, perform(item)]))).toEqual({
    recover: { deleted: false },
    delete: { deleted: true },
    asImported: { title: null, content: null, postDate: null, place: null },
  })
})
