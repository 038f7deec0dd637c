import { Button } from '@mantine/core'
import { IconBrandFacebook, IconBrandInstagram, IconCheck, IconKey } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { User } from '#contract/users'
import { type NetworkName, networkNames } from '#domain/catalogue/networks'
import { settings } from '../../settings/settings.ts'
import styles from './profile.module.css'

const icons: Record<NetworkName, typeof IconKey> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  oidc: IconKey,
}

/** Which accounts are linked, and how others come to be. */
export function LinkedNetworks({ networks }: Pick<User, 'networks'>) {
  const { t } = useTranslation('web-profile')
  const { facebook, instagram, oidcName } = settings()
  const offered = { facebook, instagram, oidc: oidcName !== undefined }
  const shown = networkNames.filter(one => offered[one] || networks.includes(one))
  return (
    <section className={styles.section}>
      <h2>{t('networksTitle')}</h2>
      <ul className={styles.networks}>
        {shown.map(network => {
          const Icon = icons[network]
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
