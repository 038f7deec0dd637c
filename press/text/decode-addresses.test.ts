import { expect, it } from 'vitest'
import { decodeAddresses } from './decode-addresses.ts'

it.each([
  ['https://a.tw/%E5%8F%B0%E4%B8%AD/b', 'https://a.tw/台中/b'],
  ['https://a.tw/caf%c3%a9', 'https://a.tw/café'],
  ['https://a.tw/%2Fb%20c?d=%26', 'https://a.tw/%2Fb%20c?d=%26'],
  ['https://a.tw/%E5%8F', 'https://a.tw/%E5%8F'],
  ['https://a.tw/%E2%80%AE', 'https://a.tw/%E2%80%AE'],
  ['打 5%80 折', '打 5%80 折'],
])('%s is printed as %s', (address, printed) => {
  expect(decodeAddresses(address)).toBe(printed)
})
