import { expect, test } from 'vitest'
import { loginImportAddress, networkOf, networksOf } from './mend-address.ts'

test('a line is mended where it came from', () => {
  expect(networkOf('instagram-2024.zip: media/posts_1.json #3')).toBe('instagram')
  expect(networkOf('facebook-2024.zip: posts/instagram.json')).toBe('facebook')
  expect(networkOf('')).toBe('facebook')
})

test('all of the account is read again', () => {
  expect(loginImportAddress('facebook', 'u1', 'b1')).toBe(
    '/social/facebook_data?uid=u1&bid=b1&source=posts&source=pages',
  )
  expect(loginImportAddress('instagram', 'u1', 'b1')).toBe('/social/instagram_data?uid=u1&bid=b1')
})

test('lines of both networks are mended by both, however many there are', () => {
  const lines = ['instagram-2024.zip: media/posts_1.json #3', 'facebook-2.zip: posts/1.json #1']
  expect(networksOf([...lines, ...lines].map(origin => ({ origin })))).toEqual(['facebook', 'instagram'])
  expect(networksOf([{ origin: 'instagram-2024.zip: media/posts_1.json #3' }])).toEqual(['instagram'])
  expect(networksOf([])).toEqual([])
})
