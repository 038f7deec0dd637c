import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import { groupTroubles } from './group-troubles.ts'
import styles from './lists.module.css'
import { LoginAgain } from './login-again.tsx'
import type { Receipt } from './receipt.ts'

/** Logins that ran out, permissions that were withheld, limits: each with the way to mend it. */
export function Troubles({ bid, troubles }: { bid: string; troubles: Receipt['troubles'] }) {
  const { t } = useTranslation('web-import')
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  if (troubles.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>{t('receipt.troublesTitle')}</h3>
      <ul className={styles.troubles}>
        {groupTroubles(troubles).map(({ network, kind, parts }) => (
          <li key={`${network} ${kind}`}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
            <span>
              {t(`receipt.troubles.${kind}`, {
                network: t(`receipt.via.${network}`),
                what: list.format(parts.map(part => t(`receipt.parts.${part}`))),
              })}
            </span>
            <LoginAgain bid={bid} network={network} variant="default" size="compact-sm" />
          </li>
        ))}
      </ul>
    </section>
  )
}
