import type { TFunction } from 'i18next'
import type { OrderAnswer } from '#contract/orders'
import { discountText, isNothing, sumText } from '../prices/sum-text.ts'

type SumOfOrder = Pick<
  OrderAnswer,
  'subtotal' | 'discount' | 'shipping' | 'surcharge' | 'tax' | 'shippingWay'
>

/** What an order is made of, part by part, for its buyer and for the staff; `coupons`: how its coupons are said. Nothing is undefined. */
export function sumRows(
  { subtotal, discount, shipping, surcharge, tax, shippingWay }: SumOfOrder,
  coupons: string,
  t: TFunction,
): (readonly [label: string, value: string | undefined])[] {
  return [
    [t('web-orders:facts.books'), sumText(subtotal)],
    [t('web-orders:facts.discount'), isNothing(discount) ? undefined : discountText(discount)],
    [t('web-orders:facts.coupon'), coupons],
    [t('web-orders:facts.shipping'), shippingWay === 'email' ? undefined : sumText(shipping)],
    [t('web-orders:facts.surcharge'), isNothing(surcharge) ? undefined : sumText(surcharge)],
    [t('web-orders:facts.tax'), isNothing(tax) ? undefined : sumText(tax)],
  ]
}
