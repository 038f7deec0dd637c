import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

test('a page without settings has the defaults', () => {
  expect(parseSettings(undefined)).toEqual({
    facebook: true,
    instagram: true,
    localLogin: false,
    emailLogin: false,
    passkeyLogin: false,
    invitedOnly: false,
    redirectHosts: [],
    testMode: false,
  })
  expect(parseSettings(' \n')).toEqual({
    facebook: true,
    instagram: true,
    localLogin: false,
    emailLogin: false,
    passkeyLogin: false,
    invitedOnly: false,
    redirectHosts: [],
    testMode: false,
  })
})

test('settings of the server are taken, broken ones refused', () => {
  expect(parseSettings('{"instagram":false,"japaneseSite":"https://example.jp/"}')).toMatchObject({
    instagram: false,
    japaneseSite: 'https://example.jp/',
  })
  expect(() => parseSettings('{"japaneseSite":"nowhere"}')).toThrow()
})
