import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unlockShare } from '#contract/sharing'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { StartButton } from '../../layout/start-button.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import styles from './review.module.css'
import { storeShare } from './share-storage.ts'

export interface PasswordFormProps {
  bid: string
  /** The key of the link. */
  link: string
  onOpen: (share: string) => void
}

/** Asks for the password of a shared book, if there is one behind the link at all. */
export function PasswordForm({ bid, link, onOpen }: PasswordFormProps) {
  const { t } = useTranslation('web-review')
  const [state, setState] = useState<'asking' | 'over' | 'locked' | 'sending'>('asking')
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    callApi(unlockShare, { params: { bid }, body: { share: link } }, { signal: controller.signal }).then(
      () => setState('over'),
      error => {
        if (controller.signal.aborted) return
        setState(error instanceof ApiError && error.name === 'wrongPassword' ? 'locked' : 'over')
      },
    )
    return () => controller.abort()
  }, [bid, link])

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault()
    setState('sending')
    try {
      const { share } = await callApi(unlockShare, { params: { bid }, body: { share: link, password } })
      storeShare(bid, share)
      onOpen(share)
    } catch (error) {
      const { key, values } = messageOf(error)
      setMessage(t(key, values))
      setState('locked')
    }
  }

  if (state === 'asking') return <div className={styles.waiting} aria-busy />
  if (state === 'over')
    return (
      <PlainPage heading={t('missing.heading')} text={t('missing.text')}>
        <StartButton />
      </PlainPage>
    )
  return (
    <PlainPage heading={t('password.heading')} text={t('password.text')}>
      <form className={styles.password} onSubmit={event => void open(event)}>
        <label htmlFor="password">{t('password.label')}</label>
        <input
          id="password"
          type="password"
          autoComplete="off"
          maxLength={200}
          value={password}
          aria-invalid={message !== undefined}
          aria-describedby={message ? 'password-wrong' : undefined}
          onChange={event => setPassword(event.currentTarget.value)}
        />
        {message && (
          <p id="password-wrong" role="alert">
            {message}
          </p>
        )}
        <Button type="submit" loading={state === 'sending'} disabled={password === ''}>
          {t('password.open')}
        </Button>
      </form>
    </PlainPage>
  )
}
