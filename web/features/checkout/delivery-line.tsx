import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AddressText } from '../addresses/address-card.tsx'
import type { OwnAddress } from '../addresses/address-queries.ts'
import styles from './checkout.module.css'

/** Where the parcel goes, and the way to another address. */
export function DeliveryLine({
  address,
  isMissing,
}: {
  address: OwnAddress | undefined
  isMissing: boolean
}) {
  const { t } = useTranslation('web-checkout')
  return (
    <section className={styles.delivery}>
      <h2>{t('address.to')}</h2>
      {address && <AddressText address={address} />}
      <p>
        <Link to="/app/payment/address">{address ? t('address.change') : t('next.address')}</Link>
      </p>
      <p role="alert" className={styles.fault}>
        {isMissing && t('address.missing')}
      </p>
    </section>
  )
}
