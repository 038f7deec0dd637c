import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Span } from '#domain/books/span'
import { useLanguage } from '../../i18n/use-language.ts'
import { SpanDialog } from '../imports/dialogs.tsx'
import { monthWords } from '../reader/month-words.ts'
import styles from './selection.module.css'

export interface SpanLineProps {
  bid: string
  sid: string
  /** Undefined until it was read: its place is kept. */
  span: Span | undefined
  editable: boolean
}

/** Which time the book takes in, and the way to another. */
export function SpanLine({ bid, sid, span, editable }: SpanLineProps) {
  const { t } = useTranslation('web-selection')
  const language = useLanguage()
  const [isOpen, open] = useState(false)
  const words = (month: string | null) => (month === null ? '' : monthWords(month, language))
  return (
    <p className={styles.span}>
      <span>{t('span.label')}</span>{' '}
      {span && (
        <strong>{t(`span.${formOf(span)}`, { since: words(span.since), until: words(span.until) })}</strong>
      )}
      {span && editable && (
        <button type="button" onClick={() => open(true)}>
          {t('span.change')}
        </button>
      )}
      {isOpen && <SpanDialog bid={bid} sid={sid} onClose={() => open(false)} />}
    </p>
  )
}

function formOf({ since, until }: Span): 'all' | 'from' | 'to' | 'both' {
  if (since === null) return until === null ? 'all' : 'to'
  return until === null ? 'from' : 'both'
}
