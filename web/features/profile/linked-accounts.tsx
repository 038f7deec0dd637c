import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { User } from '#contract/users'
import { type LoginWay, loginWays } from '#domain/catalogue/login-ways'
import { networkIcons } from '../../layout/network-icons.ts'
import { offeredWays } from '../../session/offered-ways.ts'
import { settings } from '../../settings/settings.ts'
import { loadLater } from '../../ui/load-later.ts'
import { LinkAccount } from './link-account.tsx'
import { type Account, mayUnlink } from './may-unlink.ts'
import styles from './profile.module.css'

const UnlinkDialog = loadLater(() => import('./opened-dialogs.tsx').then(module => module.UnlinkDialog))

/** Which accounts are linked, with a way to link others, and to let one go. */
export function LinkedAccounts({ user: { uid, accounts } }: { user: User }) {
  const { t } = useTranslation('web-profile')
  const [unlinking, unlink] = useState<Account>()
  const { oidcName } = settings()
  const offered = offeredWays()
  const accountsAt = (network: LoginWay) => accounts.filter(account => account.network === network)
  const networkText = (network: LoginWay) =>
    network === 'oidc' && oidcName ? oidcName : t(`networks.${network}`)
  // of several at a network, each is told by its name there
  const nameOf = ({ network, name }: Account) =>
    accountsAt(network).length > 1
      ? t('accountNamed', { network: networkText(network), name })
      : networkText(network)
  return (
    <section className={styles.section}>
      <h2>{t('networksTitle')}</h2>
      <ul className={styles.rows}>
        {shown.flatMap(network => {
          const linked = accountsAt(network)
          // who sits at the machine is one account for all
          if (linked.length === 0 && (network === 'local' || !offered.includes(network))) return []
          const Icon = networkIcons[network]
          const icon = <Icon size={22} stroke={1.25} aria-hidden />
          if (linked.length === 0)
            return [
              <li key={network}>
                {icon}
                <div className={styles.what}>
                  {networkText(network)}
                  <small>{t('notLinked')}</small>
                </div>
                <LinkAccount uid={uid} way={network} name={networkText(network)} />
              </li>,
            ]
          return linked.map(account => (
            <li key={account.accountId}>
              {icon}
              <div className={styles.what}>
                {nameOf(account)}
                <small>
                  <IconCheck size={14} stroke={1.75} aria-hidden />
                  <span>{t('linked')}</span>
                </small>
                {!mayUnlink(account, accounts) && <small>{t('unlink.last')}</small>}
              </div>
              {mayUnlink(account, accounts) && (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('unlink.named', { network: nameOf(account) })}
                  onClick={() => unlink(account)}
                >
                  {t('unlink.open')}
                </Button>
              )}
            </li>
          ))
        })}
      </ul>
      <p className={styles.note}>{t('networksNote')}</p>
      <Button component={Link} to="/app/shelf" variant="default">
        {t('toShelf')}
      </Button>
      {unlinking && (
        <Suspense>
          <UnlinkDialog
            uid={uid}
            account={unlinking}
            name={nameOf(unlinking)}
            onClose={() => unlink(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Passkeys have a list of their own. */
const shown = loginWays.filter(way => way !== 'passkey')
