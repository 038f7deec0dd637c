import { useTranslation } from 'react-i18next'
import { useUser } from '../../session/use-user.ts'
import { AddressBook } from './address-book.tsx'
import styles from './addresses.module.css'

/** The address book (specification 2). */
export function Addresses() {
  const { t } = useTranslation('web-addresses')
  const uid = useUser()?.uid ?? ''
  return (
    <div className={styles.screen}>
      <h1>{t('heading')}</h1>
      <AddressBook uid={uid} save={t('save')} />
    </div>
  )
}
