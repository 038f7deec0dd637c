import { useTranslation } from 'react-i18next'
import styles from './profile.module.css'

/** What stays of an account that is deleted (decisions 0052 and 0053): of who has bought something, the orders and their books. */
export function DeletionStaying({ paidOrders }: { paidOrders: number }) {
  const { t } = useTranslation('web-profile')
  return (
    <>
      <p>{t('deletion.staying')}</p>
      <ul className={styles.going}>
        {paidOrders > 0 && <li>{t('deletion.orders', { orders: paidOrders })}</li>}
        <li>{t('deletion.log')}</li>
      </ul>
    </>
  )
}
