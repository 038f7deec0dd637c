import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addressLines, fullName, phoneText } from '#domain/addresses/address-lines'
import { useLanguage } from '../../i18n/use-language.ts'
import type { OwnAddress } from './address-queries.ts'
import styles from './addresses.module.css'

export interface AddressCardProps {
  address: OwnAddress
  onEdit: () => void
  onDelete: () => void
  /** What else one can do with it. */
  children?: ReactNode
}

/** One address of the book, with what one can do with it. */
export function AddressCard({ address, onEdit, onDelete, children }: AddressCardProps) {
  const { t } = useTranslation('web-addresses')
  const name = fullName(address)
  return (
    <li className={styles.card}>
      <AddressText address={address} />
      <div className={styles.tools}>
        <Button
          variant="subtle"
          color="ink.9"
          size="sm"
          aria-label={t('editNamed', { name })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
        <Button
          variant="subtle"
          color="ink.9"
          size="sm"
          aria-label={t('deleteNamed', { name })}
          onClick={onDelete}
        >
          {t('delete')}
        </Button>
      </div>
      {children && <div className={styles.use}>{children}</div>}
    </li>
  )
}

type Shown = Omit<OwnAddress, 'addressId' | 'customs'>

/** Who and where, as on a parcel. */
export function AddressText({ address }: { address: Shown }) {
  const { t } = useTranslation('web-addresses')
  const isChinese = useLanguage() !== 'en'
  return (
    <address className={styles.text}>
      <span className={styles.name}>{fullName(address)}</span>
      {addressLines(address, t(`web-frame:regions.${address.country}`), isChinese).map(line => (
        <span key={line}>{line}</span>
      ))}
      <small>{phoneText(address)}</small>
      <small>{address.email}</small>
    </address>
  )
}
