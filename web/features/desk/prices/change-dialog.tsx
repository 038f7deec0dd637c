import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RegionCode } from '#domain/catalogue/regions'
import type { PriceDifference } from '#domain/prices/price-changes'
import { WideDialog } from '../../../ui/wide-dialog.tsx'
import { momentText } from '../../books/book-dates.ts'
import styles from '../desk.module.css'
import { DifferenceList } from './difference-list.tsx'

export interface ChangeDialogProps {
  region: RegionCode
  differences: readonly PriceDifference[]
  /** Absent: from now on. */
  from: string | undefined
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** What changes, before it does: everybody pays it. */
export function ChangeDialog({ region, differences, from, busy, onConfirm, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('web-desk-shop')
  return (
    <WideDialog
      heading={t('prices.confirm.heading', { region: t(`web-frame:regions.${region}`) })}
      onClose={onClose}
    >
      <p className={styles.words}>
        {from === undefined
          ? t('prices.confirm.now')
          : t('prices.confirm.later', { moment: momentText(from) })}
      </p>
      <DifferenceList differences={differences} />
      <Group justify="flex-end" mt="lg">
        <Button variant="subtle" color="ink.9" onClick={onClose}>
          {t('web-frame:cancel')}
        </Button>
        <Button loading={busy} onClick={onConfirm} data-autofocus>
          {t('prices.confirm.action')}
        </Button>
      </Group>
    </WideDialog>
  )
}
