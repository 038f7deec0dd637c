import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '#domain/addresses/address-lines'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showToast } from '../../ui/toast.ts'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { addressesQuery, type OwnAddress, useDeleteAddress } from './address-queries.ts'
import styles from './addresses.module.css'

export interface AddressBookProps {
  uid: string
  /** Words of the button that saves an address. */
  save: string
  onSaved?: (address: OwnAddress) => void
  /** What else one can do with each. */
  use?: (address: OwnAddress) => ReactNode
}

/** All addresses, one of them open to be changed, or a new one. Who has none yet writes the first. */
export function AddressBook({ uid, save, onSaved, use }: AddressBookProps) {
  const { t } = useTranslation('web-addresses')
  const query = useQuery(addressesQuery(uid))
  const [opened, open] = useState<OwnAddress | 'new'>()
  const [deleting, ask] = useState<OwnAddress>()
  const remove = useDeleteAddress(uid)
  const addresses = query.data?.addresses
  const isWriting = opened === 'new' || addresses?.length === 0
  const saved = (address: OwnAddress) => {
    open(undefined)
    // who goes on with it sees it there
    if (onSaved) onSaved(address)
    else void showToast({ kind: 'success', text: t('saved') })
  }
  // a form that is open stays where reading the list again failed
  if (query.isError && !addresses)
    return (
      <EmptyState heading={t('failed')}>
        <Button variant="default" onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    )
  if (!addresses) return <div aria-busy style={{ minHeight: '24rem' }} />
  return (
    <>
      <ul className={styles.list}>
        {addresses.map(address =>
          address === opened || (opened !== 'new' && opened?.addressId === address.addressId) ? (
            <li key={address.addressId} className={styles.card}>
              <AddressForm
                uid={uid}
                address={address}
                save={save}
                onSaved={saved}
                onCancel={() => open(undefined)}
              />
            </li>
          ) : (
            <AddressCard
              key={address.addressId}
              address={address}
              onEdit={() => open(address)}
              onDelete={() => ask(address)}
            >
              {use?.(address)}
            </AddressCard>
          ),
        )}
      </ul>
      {isWriting ? (
        <>
          <h2 className={styles.newHeading}>{t('new')}</h2>
          <AddressForm
            uid={uid}
            save={save}
            onSaved={saved}
            // it may be saved in part: then it is the first one, and still being written
            onFailed={() => open('new')}
            onCancel={addresses.length > 0 ? () => open(undefined) : undefined}
          />
        </>
      ) : (
        <Button
          className={styles.add ?? ''}
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => open('new')}
        >
          {t('add')}
        </Button>
      )}
      {deleting && (
        <ConfirmDialog
          opened
          heading={t('deleteHeading')}
          text={t('deleteText', { name: fullName(deleting) })}
          confirm={t('delete')}
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(deleting.addressId, {
              onSuccess: () => ask(undefined),
              onError: () => void showToast({ kind: 'error', text: t('deleteFailed') }),
            })
          }
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
