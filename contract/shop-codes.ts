/** The refusals that only who buys hears, as in general-codes.ts; screens know them by the name that comes with the number. */
export const shopCodes = {
  /** `fields` names what is missing or cannot be. */
  addressIncomplete: { code: 40110, status: 400 },
  tooManyAddresses: { code: 40111, status: 400 },
  /** The address lies where other prices hold. */
  addressOtherRegion: { code: 40112, status: 400 },
  /** There is none, or none for who asks: ended and used up ones too, so that nobody learns by guessing. */
  couponUnknown: { code: 40420, status: 404 },
  couponExpired: { code: 40120, status: 400 },
  couponUsedUp: { code: 40121, status: 400 },
  /** It takes money of another currency off. */
  couponCurrency: { code: 40122, status: 400 },
  couponLayout: { code: 40123, status: 400 },
  couponBookCount: { code: 40124, status: 400 },
  couponPageLimit: { code: 40125, status: 400 },
  couponMinimumPages: { code: 40126, status: 400 },
  couponTwoBooks: { code: 40127, status: 400 },
  /** Nothing would be cheaper: it is kept for another time. */
  couponNoEffect: { code: 40128, status: 400 },
  /** One an order, and free delivery beside it. */
  couponsNotCombined: { code: 40129, status: 400 },
  couponClaimed: { code: 40920, status: 409 },
  /** All of it was claimed, or it has ended: said of coupons that everybody knows. */
  nothingToClaim: { code: 40921, status: 409 },
  /** Photo books and calendars are not sold yet. */
  bookTypeNotSold: { code: 40130, status: 400 },
  /** Who prints has no paper of the book's size: it is sold as a PDF only. */
  paperNotPrinted: { code: 40135, status: 400 },
  orderEmpty: { code: 40132, status: 400 },
  /** What is printed is not sent by e-mail, nor a PDF by post. */
  shippingMismatch: { code: 40133, status: 400 },
  expressNotOffered: { code: 40134, status: 400 },
  /** The provider is not set up, or does not take the currency. */
  paymentMethodAway: { code: 40131, status: 400 },
  /** The Idempotency-Key of another order. */
  orderKeyReused: { code: 40930, status: 409 },
  /** `facts` is the order as it costs now. */
  priceChanged: { code: 40931, status: 409 },
  /** A book was changed after it was checked; `facts` is the order with it as it is now. */
  bookChanged: { code: 40932, status: 409 },
  /** What was to be ordered from the basket is ordered: `facts` names the order that took it. */
  basketOrdered: { code: 40938, status: 409 },
  /** Pages of a book are still being set: ask again. */
  pagesCounting: { code: 40933, status: 409 },
  /** It is paid, or is none any more. */
  orderClosed: { code: 40934, status: 409 },
  /** Nothing of the order was paid, or all of it was given back. */
  nothingToRefund: { code: 40140, status: 400 },
  refundTooMuch: { code: 40141, status: 400 },
  /** What the staff entered cannot be; `fields` names where. */
  deskInvalid: { code: 40142, status: 400 },
  /** Somebody else of the staff was faster: it is no longer as it was when it was looked at. */
  deskOutdated: { code: 40935, status: 409 },
  /** Whoever works at the desk is neither disabled nor deleted there. */
  staffAccount: { code: 40340, status: 403 },
  /** An invitation to this mailbox waits already. */
  invitationOpen: { code: 40937, status: 409 },
  /** There is a coupon of this code. */
  couponTaken: { code: 40936, status: 409 },
  /** Why a payment failed, which its answer names (contract/payments.ts). */
  cardDeclined: { code: 40201, status: 402 },
  cardInsufficientFunds: { code: 40202, status: 402 },
  cardExpired: { code: 40203, status: 402 },
  cardWrongCode: { code: 40204, status: 402 },
  cardInvalid: { code: 40205, status: 402 },
  cardNotSupported: { code: 40206, status: 402 },
  cardAuthenticationFailed: { code: 40207, status: 402 },
  paypalDeclined: { code: 40208, status: 402 },
  paymentCancelled: { code: 40209, status: 402 },
  paymentExpired: { code: 40210, status: 402 },
  paymentFailed: { code: 40211, status: 402 },
  /** Who takes the money does not answer now. */
  paymentProviderAway: { code: 50302, status: 503 },
} as const satisfies Record<string, { code: number; status: number }>
