import { useTranslation } from 'react-i18next'
import type { Doubt } from '#domain/proofing/find-doubts'
import styles from './proofing.module.css'

export interface DoubtListProps {
  text: string
  doubts: readonly Doubt[]
  /** Puts the caret there. */
  onShow: (doubt: Doubt) => void
  onMend: (doubt: Doubt) => void
}

/** What is doubtful in a text and why, each with what is proposed, where something is. */
export function DoubtList({ text, doubts, onShow, onMend }: DoubtListProps) {
  const { t } = useTranslation('web-proofing')
  return (
    <ul className={styles.doubts} aria-label={t('doubts')}>
      {doubts.slice(0, mostShown).map(doubt => {
        const found = visible(text.slice(doubt.start, doubt.end))
        return (
          <li key={doubt.start}>
            <button type="button" onClick={() => onShow(doubt)}>
              <mark>{found}</mark> {t(`kinds.${doubt.kind}`)}
            </button>
            {doubt.mend !== undefined && (
              <button type="button" className={styles.mend} onClick={() => onMend(doubt)}>
                {doubt.mend === '' ? t('takeAway') : t('mend', { to: visible(doubt.mend) })}
              </button>
            )}
          </li>
        )
      })}
      {doubts.length > mostShown && <li>{t('more', { count: doubts.length - mostShown })}</li>}
    </ul>
  )
}

const mostShown = 30

/** Blanks have a sign, and what no font has a number. */
function visible(text: string): string {
  return [...text]
    .map(character => {
      if (character === ' ' || character === '\u00a0') return '␣'
      if (character === '\u3000') return '⬚'
      const isPrinted = !/[\p{Cs}\p{Co}\p{Cc}\ufffd]/u.test(character)
      return isPrinted
        ? character
        : `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    })
    .join('')
}
