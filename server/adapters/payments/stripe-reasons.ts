import type { PaymentReason } from '#contract/payments'

/** Why a card was not charged, as we call it (docs.stripe.com/error-codes, docs.stripe.com/declines/codes). */
export function stripeReason({
  code,
  decline_code,
}: {
  code?: string
  decline_code?: string
}): PaymentReason {
  return byDecline[decline_code ?? ''] ?? byCode[code ?? ''] ?? 'cardDeclined'
}

const byDecline: Readonly<Record<string, PaymentReason>> = {
  insufficient_funds: 'cardInsufficientFunds',
  withdrawal_count_limit_exceeded: 'cardInsufficientFunds',
  expired_card: 'cardExpired',
  incorrect_cvc: 'cardWrongCode',
  invalid_cvc: 'cardWrongCode',
  incorrect_number: 'cardInvalid',
  invalid_number: 'cardInvalid',
  card_not_supported: 'cardNotSupported',
  currency_not_supported: 'cardNotSupported',
  authentication_required: 'cardAuthenticationFailed',
  processing_error: 'paymentFailed',
}

const byCode: Readonly<Record<string, PaymentReason>> = {
  expired_card: 'cardExpired',
  invalid_expiry_month: 'cardExpired',
  invalid_expiry_year: 'cardExpired',
  incorrect_cvc: 'cardWrongCode',
  invalid_cvc: 'cardWrongCode',
  incorrect_number: 'cardInvalid',
  invalid_number: 'cardInvalid',
  payment_intent_authentication_failure: 'cardAuthenticationFailed',
  authentication_required: 'cardAuthenticationFailed',
  processing_error: 'paymentFailed',
}
