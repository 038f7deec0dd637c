import { expect, test } from 'vitest'
import { groupTroubles } from './group-troubles.ts'

test('one permission that was withheld is told once, however many things it concerns', () => {
  const withheld = ['albums', 'photos', 'user_photos', 'pages_show_list'].map(what => ({
    network: 'facebook' as const,
    kind: 'permission' as const,
    what,
  }))
  expect(groupTroubles(withheld)).toEqual([
    { network: 'facebook', kind: 'permission', parts: ['photos', 'pages'] },
  ])
})

test('kinds and networks are told apart', () => {
  expect(
    groupTroubles([
      { network: 'facebook', kind: 'expired', what: 'posts' },
      { network: 'instagram', kind: 'expired', what: 'media' },
      { network: 'facebook', kind: 'rate-limit', what: 'posts' },
    ]),
  ).toEqual([
    { network: 'facebook', kind: 'expired', parts: ['posts'] },
    { network: 'instagram', kind: 'expired', parts: ['media'] },
    { network: 'facebook', kind: 'rate-limit', parts: ['posts'] },
  ])
})
