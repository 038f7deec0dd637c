import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Joining } from '#contract/joining'
import { settings } from '../../settings/settings.ts'
import { dayText } from '../books/book-dates.ts'
import { ConfirmByName } from './confirm-by-name.tsx'
import styles from './profile.module.css'
import { useCancelJoining, useJoinAccounts } from './use-joining.ts'
import '@mantine/core/styles/Alert.layer.css'

export interface JoiningPreviewProps {
  /** Of the account that stays. */
  uid: string
  joining: Joining
  /** Whether what stands in the way is over. */
  onLookAgain: () => void
}

/** Says what comes over, what stays, what ends and what is in the way, and asks for the name of the account that ends. */
export function JoiningPreview({ uid, joining, onLookAgain }: JoiningPreviewProps) {
  const { t } = useTranslation('web-joining')
  const join = useJoinAccounts(uid, joining)
  const cancel = useCancelJoining(uid)
  const { name, createdAt, obstacle, beyond, hasOwnLimits, hasExport } = joining
  return (
    <>
      <p>{t('from', { name, day: dayText(createdAt) })}</p>
      <section className={styles.section}>
        <h2>{t('comes.heading')}</h2>
        <Coming {...joining} />
      </section>
      <section className={styles.section}>
        <h2>{t('ends.heading')}</h2>
        <ul className={styles.going}>
          <li>{t('ends.self', { name })}</li>
          <li>{t('ends.sessions')}</li>
          {hasExport && <li>{t('ends.export')}</li>}
          {hasOwnLimits && <li>{t('ends.limits')}</li>}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t('stays.heading')}</h2>
        <ul className={styles.going}>
          <li>{t('stays.self')}</li>
          <li>{t('stays.links')}</li>
          <li>{t('stays.log')}</li>
          {beyond.length > 0 && (
            <li>
              {t('stays.beyond', {
                kinds: beyond.map(kind => t(`web-profile:quotas.kinds.${kind}`)).join(t('comma')),
              })}
            </li>
          )}
        </ul>
      </section>
      {obstacle ? (
        <Alert color="seal" variant="outline" title={t('obstacle.heading')} role="alert">
          <p>{t(`obstacle.${obstacle}`, { name })}</p>
          <div className={styles.acts}>
            <Button variant="default" onClick={onLookAgain}>
              {t('obstacle.again')}
            </Button>
            <Button variant="subtle" color="ink.9" onClick={() => cancel.mutate()}>
              {t('web-frame:cancel')}
            </Button>
          </div>
        </Alert>
      ) : (
        <>
          <p>
            <strong>{t('warning', { name })}</strong>
          </p>
          <ConfirmByName
            name={name}
            confirm={t('confirm')}
            busy={join.isPending}
            onConfirm={() => join.mutate()}
            onClose={() => cancel.mutate()}
          />
        </>
      )}
    </>
  )
}

function Coming(joining: Joining) {
  const { t } = useTranslation('web-joining')
  const { oidcName } = settings()
  const { books, latest, shared, accounts } = joining
  const ways = accounts.map(({ network, name }) =>
    t('way', {
      network: network === 'oidc' && oidcName ? oidcName : t(`web-profile:networks.${network}`),
      name,
    }),
  )
  return (
    <ul className={styles.going}>
      <li>
        {t('comes.books', { books })}
        {latest.length > 0 && (
          <ul>
            {latest.map(({ bid, title }) => (
              <li key={bid}>{title || t('comes.untitled')}</li>
            ))}
            {books > latest.length && <li>{t('comes.more', { books: books - latest.length })}</li>}
          </ul>
        )}
      </li>
      {shared > 0 && <li>{t('comes.shared', { shared })}</li>}
      {(['pictures', 'archives', 'orders', 'addresses', 'coupons', 'basketLines'] as const)
        .filter(what => joining[what] > 0)
        .map(what => (
          <li key={what}>{t(`comes.${what}`, { count: joining[what] })}</li>
        ))}
      <li>{t('comes.used')}</li>
      {ways.length > 0 && <li>{t('comes.ways', { ways: ways.join(t('comma')) })}</li>}
    </ul>
  )
}
