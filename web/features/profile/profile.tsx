import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ownUserQuery } from '../../api/own-user.ts'
import { useLogOut } from '../../layout/use-log-out.ts'
import { useUser } from '../../session/use-user.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { loadLater } from '../../ui/load-later.ts'
import { OpenedDeletionBar } from '../account/opened-deletion-bar.tsx'
import { dayText } from '../books/book-dates.ts'
import { DeleteAccount } from './delete-account.tsx'
import { JoinAccounts } from './join-accounts.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { NameForm } from './name-form.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PlaceForm } from './place-form.tsx'
import styles from './profile.module.css'
import { QuotaList, quotasQuery } from './quota-list.tsx'
import { SessionList, sessionsQuery } from './session-list.tsx'
import { exportQuery } from './use-own-export.ts'

const TakeAlong = loadLater(() => import('./take-along.tsx').then(module => module.TakeAlong))

/** Who one is here: name, accounts, language and region, what one uses, where one is logged in, and the way out. */
export function Profile() {
  const { t } = useTranslation('web-profile')
  const leave = useLogOut()
  const uid = useUser()?.uid ?? ''
  const query = useQuery(ownUserQuery(uid))
  const user = query.data
  const lists = [useQuery(quotasQuery(uid)), useQuery(exportQuery(uid)), useQuery(sessionsQuery(uid))]
  const areListsComing = user !== undefined && lists.some(({ isPending }) => isPending)
  return (
    <div className={styles.profile}>
      <h1>{t('heading')}</h1>
      {query.isError && (
        <EmptyState heading={t('failed.heading')}>
          <Button variant="default" onClick={() => void query.refetch()}>
            {t('failed.retry')}
          </Button>
        </EmptyState>
      )}
      {user && (
        <>
          {user.deletesAt && <OpenedDeletionBar deletesAt={user.deletesAt} />}
          <section className={styles.who}>
            <span className={styles.avatar}>
              {user.avatar ? (
                <img src={user.avatar} alt="" />
              ) : (
                <IconUser size={36} stroke={1.25} aria-hidden />
              )}
            </span>
            <div>
              <NameForm key={user.name} user={user} />
              <p className={styles.note}>
                {t('nameNote')} {t('since', { day: dayText(user.createdAt) })}
              </p>
            </div>
          </section>
          <LinkedAccounts user={user} />
          <PasskeyList user={user} />
          <JoinAccounts />
          <PlaceForm user={user} />
        </>
      )}
      {/* all of it at once: nothing is moved by a list above it that comes later */}
      {!query.isPending && !areListsComing && (
        <Suspense>
          {user && (
            <>
              <QuotaList uid={uid} />
              <TakeAlong uid={uid} />
              <SessionList uid={uid} />
            </>
          )}
          <section className={styles.section}>
            <h2>{t('leaveTitle')}</h2>
            <p className={styles.note}>{t('leaveText')}</p>
            <Button variant="default" onClick={() => void leave()}>
              {t('leave')}
            </Button>
          </section>
          {user && !user.deletesAt && <DeleteAccount user={user} />}
        </Suspense>
      )}
    </div>
  )
}
