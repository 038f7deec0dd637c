import { expect, test } from 'vitest'
import { refusalText } from './refusal-text.ts'

test.each([
  [
    { shipping_address: { city: ['This field is required.'] } },
    'shipping_address.city: This field is required.',
  ],
  [
    { line_items: [{ title: ['Too short.'] }, { title: ['Ensure 255 characters.', 'No.'] }] },
    'line_items.0.title: Too short. line_items.1.title.0: Ensure 255 characters. line_items.1.title.1: No.',
  ],
  [{ detail: 'Throttled.' }, 'detail: Throttled.'],
  [{}, 'without a reason'],
])('the answer %j says: %s', (answer, text) => {
  expect(refusalText(JSON.stringify(answer), [])).toBe(text)
})

test('what people wrote stays out, whole or in part, and so do numbers like theirs', () => {
  const answer = {
    shipping_address: { street1: ['"1 Main st" is unknown in BOSTON.'], name: '林怡君 is not Latin.' },
    phone_number: 'No: +1 6175550100.',
    'yijun@example.com': 'Unknown.',
  }
  expect(refusalText(JSON.stringify(answer), ['1 Main St', 'Boston', '林怡君', '+886 912345678'])).toBe(
    'shipping_address.street1: "… … …" is unknown in ….' +
      ' shipping_address.name: … is not Latin. phone_number: No: +… …. …: Unknown.',
  )
})

test('a long answer is cut, and one that is no JSON says nothing', () => {
  const endless = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, 'No '.repeat(1000)]))
  expect(refusalText(JSON.stringify(endless), [])).toHaveLength(500)
  expect(refusalText('<html>', [])).toBe('without a reason')
})
