import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import type { NearTwin } from './near-twin.ts'
import styles from './photo-list.module.css'

export interface PhotoNoteProps {
  number: number
  twin: NearTwin | undefined
  isBlurred: boolean
  onLeaveOut: () => void
}

/** What one would want to know of a photo before it is printed: that the book has another like it, that it looks blurred. */
export function PhotoNote({ number, twin, isBlurred, onLeaveOut }: PhotoNoteProps) {
  const { t } = useTranslation('web-content')
  const language = useLanguage()
  if (!twin && !isBlurred) return null
  return (
    <p className={styles.note}>
      {twin && (
        <span>
          {'number' in twin
            ? t('photos.twin', twin)
            : t('photos.twinElsewhere', { day: dayWords(twin.postDate, language) })}
        </span>
      )}
      {isBlurred && <span>{t('photos.blurred')}</span>}
      <button type="button" onClick={onLeaveOut}>
        {t('photos.leaveOut', { number })}
      </button>
    </p>
  )
}

/** 3月5日, March 5 of 2021-03-05 08:00. */
function dayWords(postDate: string, language: string): string {
  const day = new Date(`${postDate.slice(0, 10)}T00:00Z`)
  return new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(day)
}
