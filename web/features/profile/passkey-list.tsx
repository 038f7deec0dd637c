import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users'
import { userKey } from '../../api/own-user.ts'
import { settings } from '../../settings/settings.ts'
import { loadLater } from '../../ui/load-later.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { dayText } from '../books/book-dates.ts'
import { makePasskey } from './make-passkey.ts'
import { type Account, mayUnlink } from './may-unlink.ts'
import styles from './profile.module.css'

const dialogs = () => import('./opened-dialogs.tsx')
const RenameDialog = loadLater(() => dialogs().then(module => module.RenameDialog))
const UnlinkDialog = loadLater(() => dialogs().then(module => module.UnlinkDialog))

/** The passkeys of an account: what they are called, since when, last used when; and the way to another. */
export function PasskeyList({ user: { uid, accounts } }: { user: User }) {
  const { t } = useTranslation('web-profile')
  const [opened, open] = useState<{ account: Account; to: 'rename' | 'remove' }>()
  const add = useAddPasskey(uid)
  const passkeys = accounts.filter(({ network }) => network === 'passkey')
  const { passkeyLogin } = settings()
  if (!passkeyLogin && passkeys.length === 0) return null
  const nameOf = ({ name }: Account) => name || t('networks.passkey')
  const close = () => open(undefined)
  return (
    <section className={styles.section}>
      <h2>{t('passkeys.title')}</h2>
      <p className={styles.note}>{t('passkeys.text')}</p>
      <ul className={styles.rows}>
        {passkeys.map(account => (
          <li key={account.accountId} className={styles.passkey}>
            <IconFingerprint size={22} stroke={1.25} aria-hidden />
            <div className={styles.what}>
              {nameOf(account)}
              <small>{t('passkeys.added', { day: dayText(account.linkedAt) })}</small>
              <small>
                {account.lastUsedAt === null
                  ? t('passkeys.unused')
                  : t('passkeys.used', { day: dayText(account.lastUsedAt) })}
              </small>
              {!mayUnlink(account, accounts) && <small>{t('unlink.last')}</small>}
            </div>
            <div className={styles.rowActs}>
              <Button
                variant="default"
                size="sm"
                aria-label={t('passkeys.renameNamed', { name: nameOf(account) })}
                onClick={() => open({ account, to: 'rename' })}
              >
                {t('passkeys.rename')}
              </Button>
              {mayUnlink(account, accounts) && (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('passkeys.removeNamed', { name: nameOf(account) })}
                  onClick={() => open({ account, to: 'remove' })}
                >
                  {t('passkeys.remove')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {passkeyLogin && (
        <Button
          {...(passkeys.length > 0 && { className: styles.all })}
          variant="default"
          loading={add.isPending}
          onClick={() => add.mutate()}
        >
          {t('passkeys.add')}
        </Button>
      )}
      {opened && (
        <Suspense>
          {opened.to === 'rename' ? (
            <RenameDialog uid={uid} account={opened.account} onClose={close} />
          ) : (
            <UnlinkDialog uid={uid} account={opened.account} name={nameOf(opened.account)} onClose={close} />
          )}
        </Suspense>
      )}
    </section>
  )
}

/** Adds a passkey, and says what came of it. */
function useAddPasskey(uid: string) {
  const { t } = useTranslation('web-profile')
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => makePasskey(uid),
    onSuccess: made => {
      if (typeof made === 'object') {
        client.setQueryData(userKey(uid), made.user)
        void showToast({ kind: 'success', text: t('passkeys.done') })
      } else void showToast({ kind: 'notice', text: t(`passkeys.${made}`) })
    },
    onError: showError,
  })
}
