import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSameName } from './is-same-name.ts'
import styles from './profile.module.css'
import '@mantine/core/styles/Input.layer.css'

export interface ConfirmByNameProps {
  name: string
  /** On the button. */
  confirm: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Goes on with what cannot be undone when a name was typed. */
export function ConfirmByName({ name, confirm, busy, onConfirm, onClose }: ConfirmByNameProps) {
  const { t } = useTranslation('web-profile')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className={styles.confirm}
      onSubmit={event => {
        event.preventDefault()
        if (isSameName(typed, name)) onConfirm()
        else setWrong(true)
      }}
    >
      <TextInput
        size="md"
        label={t('deletion.name', { name })}
        value={typed}
        autoComplete="off"
        data-autofocus
        error={isWrong && t('deletion.mismatch')}
        // nothing is said while a character is still being put together
        onChange={event => {
          setWrong(false)
          setTyped(event.currentTarget.value)
        }}
        onKeyDown={event => {
          // this Enter ends the choice of a character, and no form
          if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
        }}
      />
      <div className={styles.answers}>
        <Button variant="subtle" color="ink.9" onClick={onClose}>
          {t('web-frame:cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  )
}
