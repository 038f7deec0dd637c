import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askForLoginLink } from '#contract/logins'
import { messageOf } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import styles from './email-form.module.css'
import '@mantine/core/styles/Input.layer.css'

export interface EmailFormProps {
  /** What the login carries and gives back (specification 4). */
  state: string
  onSent: (email: string) => void
}

/** Asks for the mailbox that a link for a login is sent to. */
export function EmailForm({ state, onSent }: EmailFormProps) {
  const { t } = useTranslation('web-login')
  const [email, setEmail] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [sending, setSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '') return setTrouble(t('web-errors:codes.badEmail'))
    setSending(true)
    try {
      await callApi(askForLoginLink, { body: { email, state } })
      onSent(email.trim())
    } catch (error) {
      const { key, values } = messageOf(error)
      setTrouble(t(key, values))
      setSending(false)
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={event => void send(event)}>
      <TextInput
        size="md"
        type="email"
        label={t('email.label')}
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
        {t('email.send')}
      </Button>
    </form>
  )
}
