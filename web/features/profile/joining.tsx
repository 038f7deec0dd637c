import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { readJoining } from '#contract/joining'
import { callApi } from '../../api/client.ts'
import { ownUserQuery } from '../../api/own-user.ts'
import { LoginWays } from '../../layout/login-ways.tsx'
import { offeredWays } from '../../session/offered-ways.ts'
import { useUser } from '../../session/use-user.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { JoiningPreview } from './joining-preview.tsx'
import styles from './profile.module.css'
import { joiningKey } from './use-joining.ts'

/** Where two accounts of one person become one: the other one is logged in to, then what joining does is read and confirmed. */
export function Joining() {
  const { t } = useTranslation('web-joining')
  const uid = useUser()?.uid ?? ''
  const query = useQuery({
    queryKey: joiningKey(uid),
    queryFn: ({ signal }) => callApi(readJoining, { params: { uid } }, { signal }),
    gcTime: 0,
    // what stands in the way may be over
    refetchOnWindowFocus: true,
  })
  const user = useQuery(ownUserQuery(uid))
  const isPending = query.isPending || user.isPending
  const isError = query.isError || user.isError
  // of this machine there is one account: who is in it means another
  const isLocal = user.data?.accounts.some(({ network }) => network === 'local')
  const ways = offeredWays().filter(way => !(isLocal && way === 'local'))
  return (
    <div className={styles.profile}>
      <h1>{t('heading')}</h1>
      {isPending && <p role="status">{t('loading')}</p>}
      {isError && (
        <EmptyState heading={t('failed')}>
          <Button variant="default" onClick={() => void Promise.all([query.refetch(), user.refetch()])}>
            {t('retry')}
          </Button>
        </EmptyState>
      )}
      {!isPending &&
        query.data &&
        (query.data.joining ? (
          <JoiningPreview uid={uid} joining={query.data.joining} onLookAgain={() => void query.refetch()} />
        ) : (
          <>
            <p>{t('begin.text')}</p>
            <p className={styles.note}>{t('begin.stays')}</p>
            <section className={styles.section}>
              <h2>{t('begin.heading')}</h2>
              {ways.length === 0 ? <p>{t('begin.none')}</p> : <LoginWays ways={ways} back="/app/joining" />}
            </section>
            <p>
              <Link to="/app/profile">{t('back')}</Link>
            </p>
          </>
        ))}
    </div>
  )
}
