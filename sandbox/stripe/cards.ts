/** What becomes of a card (Stripe's own test numbers, docs.stripe.com/testing). */
export type CardFate =
  | { kind: 'charged' }
  | { kind: 'declined'; code: string; declineCode?: string }
  /** Asks the holder first, then goes on as `after` says. */
  | { kind: 'challenge'; after: Exclude<CardFate, { kind: 'challenge' }> }

const charged: CardFate = { kind: 'charged' }
const declined = (declineCode: string, code = 'card_declined') =>
  ({ kind: 'declined', code, declineCode }) as const

const fates: Readonly<Record<string, CardFate>> = {
  '4242424242424242': charged,
  '4000056655665556': charged,
  '5555555555554444': charged,
  '2223003122003222': charged,
  '378282246310005': charged,
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000009987': declined('lost_card'),
  '4000000000000069': { kind: 'declined', code: 'expired_card' },
  '4000000000000127': { kind: 'declined', code: 'incorrect_cvc' },
  '4000000000000119': { kind: 'declined', code: 'processing_error' },
  '4000002500003155': { kind: 'challenge', after: charged },
  '4000000000003220': { kind: 'challenge', after: charged },
  '4000002760003184': { kind: 'challenge', after: charged },
  '4000008260003178': { kind: 'challenge', after: declined('insufficient_funds') },
}

export interface Card {
  number: string
  month: number
  year: number
  code: string
}

/** The account takes VISA, MasterCard and American Express (specification 9). */
const taken: readonly string[] = ['visa', 'mastercard', 'amex']

/** As Stripe's test mode treats the card at this moment. */
export function fateOf(card: Card, now: Date): CardFate {
  if (!passesLuhn(card.number)) return { kind: 'declined', code: 'incorrect_number' }
  const brand = brandOf(card.number)
  if (card.month < 1 || card.month > 12) return { kind: 'declined', code: 'invalid_expiry_month' }
  const year = card.year < 100 ? 2000 + card.year : card.year
  if (new Date(Date.UTC(year, card.month, 1)) <= now) return { kind: 'declined', code: 'expired_card' }
  if (card.code.length !== (brand === 'amex' ? 4 : 3)) return { kind: 'declined', code: 'invalid_cvc' }
  if (!taken.includes(brand)) return declined('card_not_supported')
  return fates[card.number] ?? { kind: 'declined', code: 'card_declined', declineCode: 'test_mode_live_card' }
}

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^35/.test(number)) return 'jcb'
  if (/^3[068]/.test(number)) return 'diners'
  return /^6(011|5)/.test(number) ? 'discover' : 'unknown'
}

function passesLuhn(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
