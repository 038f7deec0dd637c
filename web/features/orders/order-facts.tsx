import { useTranslation } from 'react-i18next'
import { addressLines, fullName, phoneText } from '#domain/addresses/address-lines'
import { useLanguage } from '../../i18n/use-language.ts'
import { momentText } from '../books/book-dates.ts'
import { isNothing, sumText } from '../prices/sum-text.ts'
import type { Order } from './order-queries.ts'
import styles from './orders.module.css'
import { sumRows } from './sum-rows.ts'

/** All that was ordered, to whom and how it is sent and paid (specification 3, order). */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('web-orders')
  const isChinese = useLanguage() !== 'en'
  const { number, createdAt, state, total, address, email, shippingWay, shipment, payment, coupons, note } =
    order
  const rows: (readonly [label: string, value: string | undefined])[] = [
    [t('facts.number'), number],
    [t('facts.created'), momentText(createdAt)],
    [t(`facts.${sumOf(state)}`), sumText(total)],
    ...sumRows(order, coupons.map(({ code }) => code).join(', '), t),
    [t('facts.refunded'), isNothing(order.refunded) ? undefined : sumText(order.refunded)],
    [t('facts.addressee'), address ? fullName(address) : undefined],
    [t('facts.phone'), address ? phoneText(address) : undefined],
    [
      t('facts.address'),
      address
        ? addressLines(
            { ...address, postalCode: '' },
            t(`web-frame:regions.${address.country}`),
            isChinese,
          ).join(isChinese ? ' ' : ', ')
        : undefined,
    ],
    [t('facts.postalCode'), address?.postalCode],
    [t('facts.email'), email],
    [t('facts.delivery'), t(`ways.${shippingWay}`)],
    [t('facts.tracking'), shippingWay === 'email' ? undefined : (shipment.trackingNumber ?? t('noNumber'))],
    // what costs nothing has a method as well, and nobody paid by it
    [t('facts.payment'), t(`methods.${payment && !isNothing(total) ? payment.method : 'none'}`)],
    [t('facts.note'), note],
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

// of an order that ended without a payment nothing is due, and nothing was paid
function sumOf(state: Order['state']): 'toPay' | 'paid' | 'total' {
  if (state === 'pending') return 'toPay'
  return state === 'expired' || state === 'cancelled' ? 'total' : 'paid'
}
