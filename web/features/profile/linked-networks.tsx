import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { User } from '#contract/users'
import { type NetworkName, networkNames } from '#domain/catalogue/networks'
import { canLogInWithout } from '#domain/login/can-log-in-without'
import { networkIcons } from '../../layout/network-icons.ts'
import { offeredNetworks } from '../../session/offered-networks.ts'
import { settings } from '../../settings/settings.ts'
import { loadLater } from '../../ui/load-later.ts'
import styles from './profile.module.css'

const UnlinkDialog = loadLater(() => import('./opened-dialogs.tsx').then(found => found.UnlinkDialog))

/** Which accounts are linked, how others come to be, and how one goes. */
export function LinkedNetworks({ user: { uid, networks } }: { user: User }) {
  const { t } = useTranslation('web-profile')
  const [unlinking, unlink] = useState<NetworkName>()
  const { oidcName } = settings()
  const offered = offeredNetworks()
  const shown = networkNames.filter(network => offered.includes(network) || networks.includes(network))
  const nameOf = (network: NetworkName) =>
    network === 'oidc' && oidcName ? oidcName : t(`networks.${network}`)
  return (
    <section className={styles.section}>
      <h2>{t('networksTitle')}</h2>
      <ul className={styles.rows}>
        {shown.map(network => {
          const Icon = networkIcons[network]
          const isLinked = networks.includes(network)
          const mayGo = isLinked && canLogInWithout(network, networks, offered)
          return (
            <li key={network}>
              <Icon size={22} stroke={1.25} aria-hidden />
              <div className={styles.what}>
                {nameOf(network)}
                <small>
                  {isLinked && <IconCheck size={14} stroke={1.75} aria-hidden />}
                  <span>{isLinked ? t('linked') : t('notLinked')}</span>
                </small>
                {isLinked && !mayGo && <small>{t('unlink.last')}</small>}
              </div>
              {mayGo && (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('unlink.named', { network: nameOf(network) })}
                  onClick={() => unlink(network)}
                >
                  {t('unlink.open')}
                </Button>
              )}
            </li>
          )
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
            network={unlinking}
            name={nameOf(unlinking)}
            onClose={() => unlink(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
