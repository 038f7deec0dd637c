import { useTranslation } from 'react-i18next'
import type { Span } from '#domain/books/span'
import styles from './span.module.css'
import { SpanFields } from './span-fields.tsx'
import { yearsOf } from './span-with.ts'

export interface FirstSpanProps {
  /** Undefined until it was read: its place is kept. */
  span: Span | undefined
  onChange: (span: Span) => void
}

/** Which months are wanted of what is about to come in. */
export function FirstSpan({ span = open, onChange }: FirstSpanProps) {
  const { t } = useTranslation('web-import')
  return (
    <section className={styles.first}>
      <h3>{t('span.first')}</h3>
      <SpanFields
        span={span}
        years={yearsOf([], span, new Date())}
        disabled={span === open}
        onChange={onChange}
      />
      <p className={styles.note}>{t('span.firstText')}</p>
    </section>
  )
}

const open: Span = { since: null, until: null }
