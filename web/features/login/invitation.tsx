import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { acceptInvitation } from '#contract/logins'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { LoginChoices } from '../../layout/login-choices.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'

type Outcome = 'opening' | 'invited' | 'staff' | 'spent' | { trouble: string }

/** Where an invitation leads: the login that is begun here takes it. */
export function Invitation() {
  const { t } = useTranslation('web-login')
  const [outcome, setOutcome] = useState<Outcome>('opening')
  const [address, setAddress] = useState('')
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    const key = new URLSearchParams(location.search).get('key') ?? ''
    setAddress(location.href)
    // what lets people in goes out of the history
    history.replaceState(history.state, '', location.pathname)
    if (key === '') return setOutcome('spent')
    callApi(acceptInvitation, { body: { key } }).then(
      ({ makesStaff }) => setOutcome(makesStaff ? 'staff' : 'invited'),
      error => {
        if (error instanceof ApiError && error.name === 'invitationSpent') return setOutcome('spent')
        const { key: words, values } = messageOf(error)
        setOutcome({ trouble: t(words, values) })
      },
    )
  }, [t])
  if (outcome === 'opening')
    return (
      <div role="status">
        <PlainPage heading={t('invitation.opening')} />
      </div>
    )
  if (outcome === 'spent')
    return (
      <PlainPage heading={t('invitation.spent.heading')} text={t('invitation.spent.text')}>
        <Button component={Link} to="/login" variant="default">
          {t('invitation.login')}
        </Button>
      </PlainPage>
    )
  if (typeof outcome === 'object')
    return (
      <PlainPage heading={t('invitation.failed')} text={outcome.trouble}>
        <Button component="a" href={address}>
          {t('link.retry')}
        </Button>
      </PlainPage>
    )
  return (
    <PlainPage heading={t(`invitation.${outcome}.heading`)} text={t(`invitation.${outcome}.text`)}>
      <LoginChoices back={outcome === 'staff' ? '/desk' : '/app/shelf'} />
    </PlainPage>
  )
}
