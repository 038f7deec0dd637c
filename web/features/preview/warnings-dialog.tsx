import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './warnings-dialog.module.css'
import type { Warning } from './warnings-query.ts'

export interface WarningsDialogProps {
  warnings: readonly Warning[]
  onShow: (warning: Warning) => void
  onClose: () => void
}

/** All that a printer would object to, and the way to the page. */
export function WarningsDialog({ warnings, onShow, onClose }: WarningsDialogProps) {
  const { t } = useTranslation('web-preview')
  const hasPages = warnings.some(warning => warning.folio !== undefined)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('warningsHeading.heading')}
      closeButtonProps={{ 'aria-label': t('web-frame:close') }}
    >
      <p className={styles.text}>
        {t('warningsHeading.text')} {hasPages && t('warningsHeading.turn')}
      </p>
      <ul className={styles.list}>
        {warnings.map((warning, at) => {
          const text = t(`warnings.${warning.kind}`, { value: warning.value })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is while it is shown
            <li key={at}>
              {warning.folio === undefined ? (
                <p>{text}</p>
              ) : (
                <button type="button" onClick={() => onShow(warning)}>
                  <span>{text}</span>
                  <span className={styles.page}>{t('web-reading:page', { folio: warning.folio })}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
