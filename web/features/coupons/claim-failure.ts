import { ApiError, messageOf } from '../../api/api-error.ts'

/** Why a coupon was not claimed, by the key of its sentence: what nobody can mend by himself sends to the support. */
export function claimFailure(error: unknown): string {
  const isOwn = error instanceof ApiError && error.status > 0 && error.status < 500
  return isOwn || isAway(error) ? messageOf(error).key : 'web-coupons:claimFailed'
}

const isAway = (error: unknown) =>
  error instanceof ApiError && (error.name === 'unreachable' || error.name === 'timeout')

/** Why a coupon that a link names is not shown, by the name of its sentence: there is none, or it did not come. */
export function couponFault(error: unknown): 'nothing' | 'failed' {
  return error instanceof ApiError && error.status === 404 ? 'nothing' : 'failed'
}
