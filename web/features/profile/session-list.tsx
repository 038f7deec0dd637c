import { Button } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listSessions, type Session } from '#contract/sessions'
import { callApi } from '../../api/client.ts'
import { dayText } from '../books/book-dates.ts'
import styles from './profile.module.css'
import { sessionsKey, useEndSession } from './use-end-session.ts'

/** Where one is logged in, with a way to end what is not here. */
export function SessionList({ uid }: { uid: string }) {
  const { t } = useTranslation('web-profile')
  const query = useQuery(sessionsQuery(uid))
  const end = useEndSession(uid)
  const sessions = query.data?.sessions ?? []
  return (
    <section className={styles.section}>
      <h2>{t('sessions.title')}</h2>
      <p className={styles.note}>{t('sessions.text')}</p>
      {query.isError && (
        <Button variant="default" onClick={() => void query.refetch()}>
          {t('failed.retry')}
        </Button>
      )}
      <ul className={styles.rows}>
        {sessions.map(session => (
          <SessionRow
            key={session.sessionId}
            session={session}
            busy={end.isPending}
            onEnd={() => end.mutate(session.sessionId)}
          />
        ))}
      </ul>
      {sessions.length > 2 && (
        <Button
          className={styles.all}
          variant="default"
          loading={end.isPending && end.variables === 'others'}
          onClick={() => end.mutate('others')}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </section>
  )
}

export const sessionsQuery = (uid: string) =>
  queryOptions({
    queryKey: sessionsKey(uid),
    queryFn: ({ signal }) => callApi(listSessions, { params: { uid } }, { signal }),
    enabled: uid !== '',
    refetchOnWindowFocus: true,
  })

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('web-profile')
  const { browser, system, lastUsedAt, current } = session
  const Icon = icons[system ?? ''] ?? IconDeviceDesktop
  const device = browser && system ? t('sessions.device', { browser, system }) : (browser ?? system)
  const name = device ?? t('sessions.program')
  const hour = new Date(lastUsedAt).getHours()
  return (
    <li>
      <Icon size={22} stroke={1.25} aria-hidden />
      <div className={styles.what}>
        {name}
        {current ? (
          <small>
            <IconCheck size={14} stroke={1.75} aria-hidden />
            <span>{t('sessions.here')}</span>
          </small>
        ) : (
          <small>{t('sessions.used', { day: dayText(lastUsedAt), hour })}</small>
        )}
      </div>
      {!current && (
        <Button
          variant="default"
          size="sm"
          disabled={busy}
          aria-label={t('sessions.endNamed', { device: name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

// as the server names systems
const icons: Readonly<Record<string, typeof IconDeviceMobile>> = {
  iPhone: IconDeviceMobile,
  Android: IconDeviceMobile,
  iPad: IconDeviceTablet,
}
