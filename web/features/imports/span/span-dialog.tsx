import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isInSpan, type Span } from '#domain/books/span'
import { countText } from '../../../i18n/count-text.ts'
import { WideDialog } from '../../../ui/wide-dialog.tsx'
import styles from './span.module.css'
import { SpanFields } from './span-fields.tsx'
import { yearsOf } from './span-with.ts'
import { useSpan } from './use-span.ts'

export interface SpanDialogProps {
  bid: string
  sid: string
  onClose: () => void
}

/** Which months the book takes in, of all that was brought in; says beforehand what that leaves out. */
export function SpanDialog({ bid, sid, onClose }: SpanDialogProps) {
  const { t } = useTranslation('web-import')
  const { social, isSaving, save } = useSpan(bid, sid)
  const [changed, change] = useState<Span>()
  if (!social) return null
  const span = changed ?? social.span
  const months = social.chapters
  const within = sum(months.filter(({ month }) => isInSpan(month, span)))
  return (
    <WideDialog heading={t('span.heading')} onClose={onClose}>
      <SpanFields
        span={span}
        years={yearsOf(
          months.map(({ month }) => month),
          span,
          new Date(),
        )}
        onChange={change}
      />
      <p className={styles.counts} role="status">
        {t('span.counts', { within: countText(within), outside: countText(sum(months) - within) })}
      </p>
      <p className={styles.note}>{t('span.text')}</p>
      <p className={styles.counts}>
        <Button
          loading={isSaving}
          onClick={() =>
            void save(span).then(
              () => onClose(),
              // the person was told
              () => undefined,
            )
          }
        >
          {t('span.apply')}
        </Button>
      </p>
    </WideDialog>
  )
}

function sum(months: readonly { items: number }[]): number {
  return months.reduce((all, { items }) => all + items, 0)
}
