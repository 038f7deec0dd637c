import { expect, test } from 'vitest'
import { memoryArchive } from './memory-archive.ts'
import { ownerOf, readOwner } from './read-owner.ts'

test.each([
  ['Facebook', { profile_v2: { name: { full_name: 'Ann Example' } } }, 'Ann Example'],
  ['Facebook of old', { profile: { name: 'Ann Example' } }, 'Ann Example'],
  [
    'Instagram',
    { profile_user: [{ string_map_data: { Username: { value: 'ann_1' }, Name: { value: 'Ann' } } }] },
    'Ann',
  ],
  [
    'Instagram without a name',
    { profile_user: [{ string_map_data: { Username: { value: 'ann_1' }, Name: { value: '' } } }] },
    'ann_1',
  ],
  [
    'Instagram in Chinese',
    { profile_user: [{ string_map_data: { 電話: { value: '0912345678' }, 用戶名稱: { value: 'ann_1' } } }] },
    'ann_1',
  ],
  ['nobody', { profile_user: 5, profile: null }, ''],
])('%s', (_, profile, owner) => expect(ownerOf(profile)).toBe(owner))

test('a broken profile is passed over', async () => {
  const broken = memoryArchive({ 'profile_information/profile_information.json': '{' })
  const good = memoryArchive({
    'personal_information/personal_information.json': {
      profile_user: [{ string_map_data: { Name: { value: 'Ann' } } }],
    },
  })
  expect(await readOwner([broken, good])).toBe('Ann')
  expect(await readOwner([broken])).toBeUndefined()
})
