import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { stepAddress } from '../design/design-steps.ts'
import styles from './checkout.module.css'
import { isCounting } from './checkout-queries.ts'
import { UnsavedWords } from './save-before.ts'
import { Sums } from './sums.tsx'
import type { Order } from './use-order.ts'

/** The sums of the order, or why there are none. */
export function OrderSums({ order }: { order: Order }) {
  const { t } = useTranslation('web-checkout')
  const { check, isOld, isByPost } = order
  const { key, values } = messageOf(check.error)
  return (
    <section className={styles.sums}>
      <h2>{t('sums.heading')}</h2>
      {check.error && (
        <p role={isCounting(check.error) ? 'status' : 'alert'}>
          {isCounting(check.error) ? (
            t('counting')
          ) : check.error instanceof UnsavedWords ? (
            <>
              {t('unsaved.text', check.error.book)}{' '}
              <Link to={stepAddress('content', check.error.book.bid)}>{t('unsaved.show')}</Link>
            </>
          ) : (
            t(key, values)
          )}
        </p>
      )}
      {check.data && !check.error && (
        <Sums
          quote={check.data}
          isByEmail={!isByPost}
          isStandard={order.shipping === 'standard'}
          isOld={isOld}
        />
      )}
    </section>
  )
}
