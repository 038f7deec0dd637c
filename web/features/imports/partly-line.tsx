import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './partly-line.module.css'
import { ReceiptDialog } from './receipt/receipt-dialog.tsx'

export interface PartlyLineProps {
  bid: string
  /** Locale key below `why`; nothing is shown without. */
  why: string | undefined
}

/** One line about the last import, where it brought in only a part: why, and what is missing. */
export function PartlyLine({ bid, why }: PartlyLineProps) {
  const { t } = useTranslation('web-import')
  const [isOpen, open] = useState(false)
  if (why === undefined) return null
  return (
    <div className={styles.line}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      <p>
        {t('receipt.partly', { why: t([`why.${why}`, 'why.failed']) })}{' '}
        <button type="button" onClick={() => open(true)}>
          {t('receipt.partlyOpen')}
        </button>
      </p>
      {isOpen && <ReceiptDialog bid={bid} onClose={() => open(false)} />}
    </div>
  )
}
