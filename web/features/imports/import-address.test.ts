import { expect, test } from 'vitest'
import { facebookImportAddress, wholeImportAddresses } from './import-address.ts'

test('each source of Facebook is named', () => {
  expect(facebookImportAddress('u1', 'b 1', ['posts', 'pages'])).toBe(
    '/social/facebook_data?uid=u1&bid=b+1&source=posts&source=pages',
  )
})

test('Instagram needs no source', () => {
  expect(wholeImportAddresses.instagram('u1', 'b1')).toBe('/social/instagram_data?uid=u1&bid=b1')
})
