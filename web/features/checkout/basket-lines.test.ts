import { expect, test } from 'vitest'
import { buyAgain } from '../orders/buy-again.ts'
import { askedLine } from './asked-line.ts'
import { type BasketLine, withBook, withLine, withoutLine } from './basket-lines.ts'

const spring: BasketLine = { bid: 'spring', binding: 'paperback', quantity: 1 }
const summer: BasketLine = { bid: 'summer', binding: 'hardback', quantity: 2 }

test('a book comes in once, as a paperback', () => {
  expect(withBook([summer], 'spring')).toEqual([summer, spring])
  expect(withBook([spring], 'spring')).toEqual([spring])
})

test('what was bought before comes in as it was, beside what is there', () => {
  const hard = { binding: 'hardback', quantity: 2 } as const
  expect(withBook([spring], 'spring', hard)).toEqual([spring, { bid: 'spring', ...hard }])
  expect(withBook([summer], 'summer', hard)).toEqual([summer])
  const search = (line: BasketLine) => new URL(buyAgain(line), 'http://localhost').searchParams
  expect(askedLine(search(summer))).toEqual(hard)
  expect(askedLine(search({ bid: 'spring', binding: 'pdf', quantity: 7 }))).toEqual({
    binding: 'pdf',
    quantity: 1,
  })
  expect(askedLine(new URLSearchParams('bid=spring&binding=leather&copies=2'))).toEqual({})
  expect(askedLine(new URLSearchParams('binding=hardback&copies=-2'))).toEqual({ binding: 'hardback' })
})

test('a line gets another binding or number of copies', () => {
  expect(withLine([spring, summer], 0, { binding: 'pdf' })).toEqual([{ ...spring, binding: 'pdf' }, summer])
  expect(withLine([spring, summer], 1, { quantity: 3 })).toEqual([spring, { ...summer, quantity: 3 }])
})

test('two lines of a book in one binding become one', () => {
  const hard: BasketLine = { ...spring, binding: 'hardback', quantity: 4 }
  expect(withLine([hard, summer, spring], 2, { binding: 'hardback' })).toEqual([
    summer,
    { ...hard, quantity: 5 },
  ])
  expect(
    withLine(
      [
        { ...hard, quantity: 99 },
        { ...spring, quantity: 9 },
      ],
      1,
      { binding: 'hardback' },
    ),
  ).toEqual([{ ...hard, quantity: 100 }])
})

test('a PDF is one, whatever it was before and however often the book is there', () => {
  const pdf: BasketLine = { ...spring, binding: 'pdf' }
  expect(withLine([{ ...spring, quantity: 5 }], 0, { binding: 'pdf' })).toEqual([pdf])
  expect(withLine([pdf, spring], 1, { binding: 'pdf' })).toEqual([pdf])
  expect(withLine([pdf], 0, { quantity: 2 })).toEqual([pdf])
})

test('a line goes', () => {
  expect(withoutLine([spring, summer], 0)).toEqual([summer])
})
