import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../session/use-user.ts'
import styles from './lists.module.css'
import { loginImportAddress } from './mend-address.ts'
import type { Receipt } from './receipt-dialog.tsx'

/** Logins that ran out, permissions that were withheld, limits: each with the way to mend it. */
export function Troubles({ bid, troubles }: { bid: string; troubles: Receipt['troubles'] }) {
  const { t } = useTranslation('web-import')
  const user = useUser()
  if (troubles.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>{t('receipt.troublesTitle')}</h3>
      <ul className={styles.troubles}>
        {troubles.map(({ network, kind, what }) => (
          <li key={`${network} ${kind} ${what}`}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
            <span>
              {t(`receipt.troubles.${kind}`, {
                network: t(`receipt.via.${network}`),
                what: t(`receipt.permissions.${what}`, what),
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
