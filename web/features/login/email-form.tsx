import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../api/api-error.ts'
import styles from './email-form.module.css'
import '@mantine/core/styles/Input.layer.css'

export interface EmailFormProps {
  /** Words of the field and of the button. */
  label: string
  action: string
  send: (email: string) => Promise<unknown>
  onSent: (email: string) => void
}

/** Asks for the mailbox that a link is sent to. */
export function EmailForm({ label, action, send, onSent }: EmailFormProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [sending, setSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '') return setTrouble(t('web-errors:codes.badEmail'))
    setSending(true)
    try {
      await send(email)
      onSent(email.trim())
    } catch (error) {
      const { key, values } = messageOf(error)
      setTrouble(t(key, values))
      setSending(false)
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <TextInput
        size="md"
        type="email"
        label={label}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        value={email}
        error={trouble}
        onChange={event => {
          setTrouble(undefined)
          setEmail(event.currentTarget.value)
        }}
      />
      <Button type="submit" size="md" fullWidth loading={sending}>
        {action}
      </Button>
    </form>
  )
}
