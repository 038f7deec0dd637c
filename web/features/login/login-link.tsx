import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { openLoginLink } from '#contract/logins'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { ticketAddress } from '../../session/ticket-address.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'

type Outcome = 'opening' | 'otherBrowser' | 'spent' | { trouble: string; isLinking: boolean }

/** Where a link that was sent by e-mail leads: logs in or links the mailbox, or says why it does not and how to go on. */
export function LoginLink() {
  const { t } = useTranslation('web-login')
  const [outcome, setOutcome] = useState<Outcome>('opening')
  const [address, setAddress] = useState('')
  const started = useRef(false)
  useEffect(() => {
    // a link is good once
    if (started.current) return
    started.current = true
    const key = new URLSearchParams(location.search).get('key') ?? ''
    setAddress(location.href)
    // what opens the link goes out of the history
    history.replaceState(history.state, '', location.pathname)
    if (key === '') return setOutcome('spent')
    callApi(openLoginLink, { body: { key } }).then(
      ({ ticket, ...opened }) =>
        location.replace(
          ticket === null ? '/app/profile?login=linked' : ticketAddress({ ...opened, ticket }),
        ),
      error => {
        const name = error instanceof ApiError ? error.name : undefined
        if (name === 'linkOtherBrowser') return setOutcome('otherBrowser')
        if (name === 'linkSpent') return setOutcome('spent')
        const { key: words, values } = messageOf(error)
        setOutcome({ trouble: t(words, values), isLinking: linkingRefusals.has(name) })
      },
    )
  }, [t])
  if (outcome === 'opening')
    return (
      <div role="status">
        <PlainPage heading={t('working')} />
      </div>
    )
  const again = (
    <Button component={Link} to="/login/email" variant={outcome === 'otherBrowser' ? 'default' : 'filled'}>
      {t('link.again')}
    </Button>
  )
  if (outcome === 'spent')
    return (
      <PlainPage heading={t('link.spent.heading')} text={t('link.spent.text')}>
        {again}
      </PlainPage>
    )
  if (outcome === 'otherBrowser')
    return (
      <PlainPage heading={t('link.other.heading')} text={t('link.other.text')}>
        <CopyButton text={address} words={{ copy: t('link.other.copy'), copied: t('link.other.copied') }} />
        {again}
      </PlainPage>
    )
  if (outcome.isLinking)
    return (
      <PlainPage heading={t('link.linking.heading')} text={outcome.trouble}>
        <Button component={Link} to="/app/profile">
          {t('link.linking.back')}
        </Button>
      </PlainPage>
    )
  return (
    <PlainPage heading={t('link.failed')} text={outcome.trouble}>
      <Button component="a" href={address}>
        {t('link.retry')}
      </Button>
    </PlainPage>
  )
}

/** Of a link that links a mailbox. */
const linkingRefusals = new Set<string | undefined>([
  'linkOtherPerson',
  'belongsToAnother',
  'tooManyAccounts',
])
