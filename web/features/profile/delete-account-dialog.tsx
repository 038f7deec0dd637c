import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#contract/call'
import { readDeletion, type User } from '#contract/users'
import { callApi } from '../../api/client.ts'
import { settings } from '../../settings/settings.ts'
import { WideDialog } from '../../ui/wide-dialog.tsx'
import { ConfirmByName } from './confirm-by-name.tsx'
import { DeletionStaying } from './deletion-staying.tsx'
import styles from './profile.module.css'
import { useDeleteAccount } from './use-delete-account.ts'

/** Says what goes and what stays, and asks for the name. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('web-profile')
  const query = useQuery({
    queryKey: ['deletion', user.uid],
    queryFn: ({ signal }) => callApi(readDeletion, { params: { uid: user.uid } }, { signal }),
    gcTime: 0,
  })
  const deletion = useDeleteAccount(user.uid, query.data?.days)
  return (
    <WideDialog heading={t('deletion.heading')} onClose={onClose}>
      {query.isError && (
        <>
          <p>{t('deletion.failed')}</p>
          <Button variant="default" onClick={() => void query.refetch()}>
            {t('failed.retry')}
          </Button>
        </>
      )}
      {query.data && (
        <>
          <p>{t('deletion.going')}</p>
          <Going user={user} {...query.data} />
          <DeletionStaying paidOrders={query.data.paidOrders} />
          <p>
            <strong>
              {query.data.days > 0 ? t('deletion.soon', { days: query.data.days }) : t('deletion.now')}
            </strong>
          </p>
          <ConfirmByName
            name={user.name}
            confirm={t('deletion.confirm')}
            busy={deletion.isPending}
            onConfirm={() => deletion.mutate(undefined, { onSuccess: onClose })}
            onClose={onClose}
          />
        </>
      )}
    </WideDialog>
  )
}

function Going({ user, books, pictures, archives }: { user: User } & Answer<typeof readDeletion>) {
  const { t } = useTranslation('web-profile')
  const { oidcName } = settings()
  const names = user.networks.map(network =>
    network === 'oidc' && oidcName ? oidcName : t(`networks.${network}`),
  )
  return (
    <ul className={styles.going}>
      <li>{t('deletion.books', { books })}</li>
      <li>{t('deletion.pictures', { pictures })}</li>
      {archives > 0 && <li>{t('deletion.archives', { archives })}</li>}
      {names.length > 0 && <li>{t('deletion.networks', { networks: names.join(', ') })}</li>}
      <li>{t('deletion.self')}</li>
    </ul>
  )
}
