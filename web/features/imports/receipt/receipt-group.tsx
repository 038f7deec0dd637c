import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LoginAgain } from './login-again.tsx'
import { networksOf } from './mend-address.ts'
import { reasonKeys } from './reason-keys.ts'
import styles from './receipt.module.css'
import type { Receipt } from './receipt.ts'
import { ReceiptLine } from './receipt-line.tsx'

type Group = Receipt['groups'][number]

export interface ReceiptGroupProps {
  bid: string
  group: Group
  /** The person wants to add archives. */
  onAdd: () => void
}

/** What stayed out for the same reason, each line of it, and what one click can do. */
export function ReceiptGroup({ bid, group, onAdd }: ReceiptGroupProps) {
  const { t } = useTranslation('web-import')
  const { what, outcome, count, mend, lines, more } = group
  return (
    <details className={styles.group}>
      <summary>
        <i data-outcome={outcome} />
        <span>{t(reasonKeys(group))}</span>
        <span className={styles.count}>{t(`receipt.count.${what}`, { count })}</span>
      </summary>
      <div className={styles.inside}>
        {mend !== 'none' && <p className={styles.note}>{t(`receipt.mendHint.${mend}`)}</p>}
        <Mend bid={bid} group={group} onAdd={onAdd} />
        <ul className={styles.lines}>
          {lines.map(line => (
            <ReceiptLine key={line.lineId} bid={bid} line={line} canTake={mend === 'take'} />
          ))}
        </ul>
        {more && <p className={styles.note}>{t('receipt.more', { shown: lines.length })}</p>}
      </div>
    </details>
  )
}

function Mend({ bid, group, onAdd }: ReceiptGroupProps) {
  const { t } = useTranslation('web-import')
  const { mend, lines } = group
  if (mend === 'add-archive')
    return (
      <Button size="compact-md" onClick={onAdd}>
        {t('receipt.addArchive')}
      </Button>
    )
  if (mend !== 'login') return null
  return (
    <div className={styles.ways}>
      {networksOf(lines).map(network => (
        <LoginAgain key={network} bid={bid} network={network} size="compact-md" />
      ))}
    </div>
  )
}
