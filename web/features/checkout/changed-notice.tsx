import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isSameSum, type Sum } from '../prices/sum.ts'
import { sumText } from '../prices/sum-text.ts'
import styles from './checkout.module.css'

export interface OrderChange {
  /** Why it was refused, in the person's words. */
  reason: string
  before: Sum
  after: Sum
}

/** Says that the order is other than was shown, before anything is charged; it comes into sight, wherever one has pressed. */
export function ChangedNotice({ change }: { change: OrderChange | undefined }) {
  const { t } = useTranslation('web-checkout')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (change) notice.current?.scrollIntoView({ block: 'center' })
  }, [change])
  return (
    <div role="alert" ref={notice}>
      {change && (
        <section className={styles.changed}>
          <h2>{t('changed.heading')}</h2>
          <p>{change.reason}</p>
          {!isSameSum(change.before, change.after) && (
            <p>{t('changed.text', { before: sumText(change.before), after: sumText(change.after) })}</p>
          )}
        </section>
      )}
    </div>
  )
}
