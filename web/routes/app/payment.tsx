// One chunk: who begins to buy goes through all of them.
export { Checkout, PaymentCheckout } from '../../features/checkout/checkout.tsx'
export { PaymentAddress } from '../../features/checkout/payment-address.tsx'
export { PaymentStatus } from '../../features/checkout/payment-status.tsx'
export { PaymentTrade } from '../../features/checkout/payment-trade.tsx'
export { TradeRedirect } from '../../features/checkout/trade-redirect.tsx'
