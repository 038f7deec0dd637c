import { useTranslation } from 'react-i18next'
import type { DeskOrder } from '#contract/desk'
import { momentText } from '../books/book-dates.ts'
import { isNothing, sumText } from '../prices/sum-text.ts'
import styles from './desk.module.css'
import { Facts } from './facts.tsx'

/** How it was paid, and each refund with who asked for it. */
export function DeskPayment({ payment }: { payment: DeskOrder['payment'] }) {
  const { t } = useTranslation('web-desk')
  return (
    <section>
      <h2>{t('payment.heading')}</h2>
      {payment ? (
        <>
          <Facts
            rows={[
              [t('payment.method'), t(`methods.${payment.method}`)],
              [t('payment.state'), t(`payments.${payment.state}`)],
              [t('payment.amount'), sumText(payment.amount)],
              [t('payment.refundable'), !isNothing(payment.refundable) && sumText(payment.refundable)],
            ]}
          />
          {payment.refunds.length > 0 && <h3>{t('payment.refunds')}</h3>}
          <ul className={styles.events}>
            {payment.refunds.map(({ rid, amount, state, askedBy, failure, createdAt }) => (
              <li key={rid}>
                <span>{sumText(amount)}</span>
                <span>{t(`refunds.${state}`)}</span>
                <small>
                  {[
                    momentText(createdAt),
                    askedBy === null ? t('payment.byItself') : t('payment.askedBy', { uid: askedBy }),
                    ...(failure === null ? [] : [failure]),
                  ].join(t('between'))}
                </small>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.none}>{t('payment.none')}</p>
      )}
    </section>
  )
}
