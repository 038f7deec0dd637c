import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './first-hint.module.css'

/**
 * Says on a phone, where nothing stands beside the pages, that words are changed where they stand; until an entry was pressed for the
 * first time, or it is closed.
 */
export function FirstHint({ isEditing }: { isEditing: boolean }) {
  const { t } = useTranslation('web-content')
  const [isOver, setOver] = useState(() => localStorage.getItem(key) !== null)
  const isDone = isOver || isEditing
  useEffect(() => {
    if (!isDone) return
    localStorage.setItem(key, 'seen')
    setOver(true)
  }, [isDone])
  if (isDone) return null
  return (
    <p className={styles.hint}>
      {t('hint')}
      <RoundButton label={t('web-frame:close')} onClick={() => setOver(true)}>
        <IconX size={18} stroke={1.5} aria-hidden />
      </RoundButton>
    </p>
  )
}

const key = 'content hint'
