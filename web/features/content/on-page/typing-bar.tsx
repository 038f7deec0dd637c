import { Button } from '@mantine/core'
import type { FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useKeyboardHeight } from '../use-keyboard-height.ts'
import styles from './typing-bar.module.css'

export interface TypingBarProps {
  onDone: () => void
  /** Date, place and photos are in the form. */
  onForm: () => void
  onBlur: (event: FocusEvent) => void
}

/** Above the keyboard while one types on a page that no form is beside. */
export function TypingBar({ onDone, onForm, onBlur }: TypingBarProps) {
  const { t } = useTranslation('web-content')
  const bottom = useKeyboardHeight()
  // the page, which may be magnified, would hold what is fixed in it
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing it leaves the caret, and the keyboard, where they are
    <div
      className={styles.bar}
      style={{ bottom }}
      onMouseDown={event => event.preventDefault()}
      onBlur={onBlur}
      data-typing-bar
    >
      <Button variant="subtle" color="ink.9" onClick={onForm}>
        {t('onPage.form')}
      </Button>
      <Button onClick={onDone}>{t('onPage.done')}</Button>
    </div>,
    document.querySelector('main') ?? document.body,
  )
}
