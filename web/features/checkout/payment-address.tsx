import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { AddressBook } from '../addresses/address-book.tsx'
import type { OwnAddress } from '../addresses/address-queries.ts'
import styles from './checkout.module.css'
import { changeDraft } from './checkout-draft.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { useOrder } from './use-order.ts'

/** The second step: where the parcel goes. Whoever saves an address uses it. */
export function PaymentAddress() {
  const { t } = useTranslation('web-checkout')
  const navigate = useNavigate()
  const { uid } = useOrder()
  const use = ({ addressId }: OwnAddress) => {
    // the mail goes where the address says, unless another one was typed
    changeDraft({ addressId })
    void navigate('/app/payment/trade')
  }
  return (
    <div className={styles.narrow}>
      <h1>{t('address.heading')}</h1>
      <CheckoutSteps current="address" />
      <p className={styles.intro}>{t('address.text')}</p>
      <AddressBook
        uid={uid}
        save={t('web-addresses:saveAndUse')}
        onSaved={use}
        use={address => (
          <Button size="sm" onClick={() => use(address)}>
            {t('address.use')}
          </Button>
        )}
      />
      <p className={styles.back}>
        <Link to="/app/payment/checkout">{t('back')}</Link>
      </p>
    </div>
  )
}
