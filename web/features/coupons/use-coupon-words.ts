import { useTranslation } from 'react-i18next'
import type { CouponAnswer, couponTerms } from '#contract/coupons'
import { useTypesetNames } from '../books/typeset-names.ts'
import { sumText } from '../prices/sum-text.ts'
import { untilText } from './until-text.ts'

/** What a coupon gives, and for what it can be used, in words. */
export function useCouponWords(): (coupon: Pick<CouponAnswer, keyof typeof couponTerms>) => {
  title: string
  limits: string[]
} {
  const { t } = useTranslation('web-coupons')
  const typesets = useTypesetNames()
  return coupon => {
    const { kind, amount, percent, pages, typeset, bookCount, pageLimit, minBilledPages, expiresAt } = coupon
    const values = { amount: amount ? sumText(amount) : '', percent, pages }
    const most = bookCount ?? (kind === 'free' ? 1 : null)
    return {
      title: t(`kinds.${kind}`, values),
      limits: [
        ...(typeset === null ? [] : [t('limits.typeset', { typeset: typesets[typeset] })]),
        ...(kind === 'bulk' ? [t('limits.twoBooks')] : []),
        ...(most === null ? [] : [t('limits.bookCount', { count: most })]),
        ...(pageLimit === null ? [] : [t('limits.pageLimit', { count: pageLimit })]),
        ...(minBilledPages === null ? [] : [t('limits.minBilledPages', { count: minBilledPages })]),
        expiresAt === null ? t('limits.noEnd') : t('limits.expires', { day: untilText(expiresAt) }),
      ],
    }
  }
}
