import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { User } from '#contract/users'
import { networkNames } from '#domain/catalogue/networks'
import { networkIcons } from '../../layout/network-icons.ts'
import { offeredNetworks } from '../../session/offered-networks.ts'
import { settings } from '../../settings/settings.ts'
import styles from './profile.module.css'

/** Which accounts are linked, and how others come to be. */
export function LinkedNetworks({ networks }: Pick<User, 'networks'>) {
  const { t } = useTranslation('web-profile')
  const { oidcName } = settings()
  const offered = offeredNetworks()
  const shown = networkNames.filter(network => offered.includes(network) || networks.includes(network))
  return (
    <section className={styles.section}>
      <h2>{t('networksTitle')}</h2>
      <ul className={styles.networks}>
        {shown.map(network => {
          const Icon = networkIcons[network]
          const isLinked = networks.includes(network)
          return (
            <li key={network} data-linked={isLinked}>
              <Icon size={22} stroke={1.25} aria-hidden />
              {network === 'oidc' && oidcName ? oidcName : t(`networks.${network}`)}
              <span>
                {isLinked && <IconCheck size={16} stroke={1.75} aria-hidden />}
                {isLinked ? t('linked') : t('notLinked')}
              </span>
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>{t('networksNote')}</p>
      <Button component={Link} to="/app/shelf" variant="default">
        {t('toShelf')}
      </Button>
    </section>
  )
}
