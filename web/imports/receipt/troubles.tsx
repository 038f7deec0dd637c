import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import { useUser } from '../../session/use-user.ts'
import styles from './lists.module.css'
import { loginImportAddress } from './mend-address.ts'
import type { Receipt } from './receipt-dialog.tsx'
import { tellTroubles } from './tell-troubles.ts'

/** Logins that ran out, permissions that were withheld, limits: each with the way to mend it. */
export function Troubles({ bid, troubles }: { bid: string; troubles: Receipt['troubles'] }) {
  const { t } = useTranslation('web-import')
  const user = useUser()
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  if (troubles.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>{t('receipt.troublesTitle')}</h3>
      <ul className={styles.troubles}>
        {tellTroubles(troubles).map(({ network, kind, parts }) => (
          <li key={`${network} ${kind}`}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
            <span>
              {t(`receipt.troubles.${kind}`, {
                network: t(`receipt.via.${network}`),
                what: list.format(parts.map(part => t(`receipt.parts.${part}`))),
              })}
            </span>
            {user && (
              <Button
                component="a"
                href={loginImportAddress(network, user.uid, bid)}
                variant="default"
                size="compact-sm"
              >
                {t('receipt.login')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
