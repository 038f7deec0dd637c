/** What is wrong with the code of a coupon before anybody is asked, by the key of its sentence. */
export function codeFault(code: string): string | undefined {
  if (code === '') return 'web-coupons:codeMissing'
  return /^[A-Z0-9-]{3,40}$/.test(code) ? undefined : 'web-errors:codes.couponUnknown'
}
