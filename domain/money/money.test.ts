import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { allocate } from './allocate.ts'
import { type Currency, currencies } from './currencies.ts'
import { addExact, exactly, exactText, percentOf, price, rounded, timesCount } from './exact-amount.ts'
import { add, type Money, money, moneyText, multiply, parseMoney, subtract } from './money.ts'

const currency = fc.constantFrom(...(Object.keys(currencies) as Currency[])) // the keys are its currencies
const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const count = fc.integer({ min: 0, max: 100_000 })
const priceText = fc
  .tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`)

describe('adding', () => {
  it('does not mind order or grouping, and is undone by subtracting', () => {
    fc.assert(
      fc.property(currency, minor, minor, minor, (code, ...amounts) => {
        const [a, b, c] = amounts.map(amount => money(amount, code)) as [Money, Money, Money] // three in, three out
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)))
        expect(add(a, b)).toEqual(add(b, a))
        expect(subtract(add(a, b), b)).toEqual(a)
      }),
    )
  })
  it('is multiplying where all are the same', () => {
    fc.assert(
      fc.property(currency, minor, fc.integer({ min: 1, max: 50 }), (code, amount, times) => {
        const unit = money(amount, code)
        expect(add(unit, ...Array.from({ length: times - 1 }, () => unit))).toEqual(multiply(unit, times))
      }),
    )
  })
  it('is exact where prices are finer than what is paid', () => {
    expect(exactText(addExact(price('0.1', 'USD'), price('0.2', 'USD')))).toBe('0.3')
    fc.assert(
      fc.property(currency, priceText, count, (code, text, pages) => {
        const page = price(text, code)
        expect(addExact(timesCount(page, pages), page)).toEqual(timesCount(page, pages + 1))
      }),
    )
  })
})

describe('two currencies', () => {
  it('do not add up in the types', () => {
    // @ts-expect-error: dollars of Hong Kong are none of Taiwan
    expect(() => add(money(1, 'TWD'), money(1, 'HKD'))).toThrow(TypeError)
    // @ts-expect-error: nor are they subtracted
    expect(() => subtract(money(1, 'TWD'), money(1, 'HKD'))).toThrow(TypeError)
    // @ts-expect-error: nor as prices
    expect(() => addExact(price('1', 'TWD'), price('1', 'HKD'))).toThrow(TypeError)
  })
  it('do not add up where the types have forgotten them', () => {
    const [taiwan, hongKong]: [Money, Money] = [money(1, 'TWD'), money(1, 'HKD')]
    expect(() => add(taiwan, hongKong)).toThrow('TWD and HKD are no one sum')
  })
})

test('money is not made by hand', () => {
  // @ts-expect-error: only money() makes it, which looks at the number
  const forged: Money = { currency: 'TWD', amountMinor: 0.5 }
  expect(forged.amountMinor).toBe(0.5)
  expect(() => money(0.5, 'TWD')).toThrow(RangeError)
  expect(() => money(2 ** 53, 'TWD')).toThrow(RangeError)
  expect(Object.is(money(-0, 'TWD').amountMinor, 0)).toBe(true)
})

describe('rounding', () => {
  it.each([
    ['5.2', 'TWD', 61, 317], // 317.2
    ['5.2', 'TWD', 125, 650],
    ['0.5', 'TWD', 1, 1],
    ['0.49', 'TWD', 1, 0],
    ['0.65', 'USD', 1, 65],
    ['0.005', 'USD', 1, 1],
    ['0.0049', 'USD', 1, 0],
    ['1.005', 'USD', 1, 101], // 1.00 in floating point
    ['0.32', 'AUD', 60, 1920],
  ] as const)('%s %s times %i is %i minor units', (text, code, times, expected) => {
    expect(rounded(timesCount(price(text, code), times)).amountMinor).toBe(expected)
  })
  it('is never further away than half a unit, and goes up at the half', () => {
    fc.assert(
      fc.property(currency, priceText, count, (code, text, times) => {
        const amount = timesCount(price(text, code), times)
        const { digits, scale } = amount.value
        const unit = 10n ** BigInt(scale - currencies[code].exponent)
        const away = BigInt(rounded(amount).amountMinor) * unit - digits
        expect(away * 2n <= unit && away * 2n > -unit).toBe(true)
      }),
    )
  })
  it('leaves alone what can be paid as it is', () => {
    fc.assert(
      fc.property(currency, minor, (code, amount) => {
        expect(rounded(exactly(money(amount, code)))).toEqual(money(amount, code))
      }),
    )
  })
  it('is the same for what is given back', () => {
    const back = (amount: number) => rounded(percentOf(exactly(money(amount, 'TWD')), 50)).amountMinor
    expect([back(5), back(-5), back(3), back(-3)]).toEqual([3, -3, 2, -2])
  })
})

describe('per cent', () => {
  it('is exact', () => {
    expect(exactText(percentOf(price('317.2', 'TWD'), 15))).toBe('47.58')
    expect(exactText(percentOf(price('10', 'USD'), '12.5'))).toBe('1.25')
  })
  it('and what is left of it are the whole', () => {
    fc.assert(
      fc.property(currency, priceText, fc.integer({ min: 0, max: 100 }), (code, text, percent) => {
        const whole = price(text, code)
        const both = addExact(percentOf(whole, percent), percentOf(whole, 100 - percent))
        expect(exactText(both)).toBe(exactText(whole))
      }),
    )
  })
})

describe('allocating', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
    .filter(list => list.some(weight => weight > 0))

  it('gives parts that sum to the whole, none further than a unit from its share', () => {
    fc.assert(
      fc.property(currency, minor, weights, (code, amount, list) => {
        const parts = allocate(money(amount, code), list)
        expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(amount)
        const total = list.reduce((sum, weight) => sum + weight, 0)
        for (const [index, weight] of list.entries())
          expect(
            Math.abs((parts[index]?.amountMinor ?? Number.NaN) - (amount * weight) / total),
          ).toBeLessThan(1)
      }),
    )
  })
  it('gives nothing to what weighs nothing, and the first more where all are equal', () => {
    expect(allocate(money(100, 'TWD'), [1, 1, 1]).map(part => part.amountMinor)).toEqual([34, 33, 33])
    expect(allocate(money(-100, 'TWD'), [1, 1, 1]).map(part => part.amountMinor)).toEqual([-34, -33, -33])
    expect(allocate(money(1, 'HKD'), [0, 5, 0]).map(part => part.amountMinor)).toEqual([0, 1, 0])
  })
})

describe('reading and writing', () => {
  it('gives back what was read', () => {
    fc.assert(
      fc.property(currency, minor, (code, amount) => {
        const given = money(amount, code)
        expect(parseMoney(moneyText(given), code)).toEqual(given)
      }),
    )
  })
  it('says no more zeros than it must', () => {
    expect([
      moneyText(money(1250, 'HKD')),
      moneyText(money(-5, 'HKD')),
      moneyText(money(1200, 'TWD')),
    ]).toEqual(['12.5', '-0.05', '1200'])
    expect(parseMoney('14.00', 'TWD')).toEqual(money(14, 'TWD'))
  })
  it.each(['', '1,5', '1e3', ' 1', '.5', '5.', '--1', '0x1', 'NaN', '1.2345678'])('refuses %j', text => {
    expect(() => parseMoney(text, 'USD')).toThrow(RangeError)
  })
  it('refuses parts that are not paid', () => {
    expect(() => parseMoney('5.2', 'TWD')).toThrow('TWD is not paid in parts as small as 5.2')
    expect(() => parseMoney('0.005', 'USD')).toThrow(RangeError)
  })
})

test.each([
  () => price('-0.01', 'TWD'),
  () => timesCount(price('1', 'TWD'), -1),
  () => timesCount(price('1', 'TWD'), 1.5),
  () => multiply(money(1, 'TWD'), 0.5),
  () => percentOf(price('1', 'TWD'), -1),
  () => percentOf(price('1', 'TWD'), '100.1'),
  () => allocate(money(1, 'TWD'), [1, -1]),
  () => allocate(money(1, 'TWD'), [0, 0]),
  () => allocate(money(1, 'TWD'), []),
])('what is below zero, in parts or nothing is refused where it is not lawful: %s', refused => {
  expect(refused).toThrow(RangeError)
})
