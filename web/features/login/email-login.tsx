import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { askForLoginLink } from '#contract/logins'
import { callApi } from '../../api/client.ts'
import { PlainPage } from '../../ui/plain-page.tsx'
import { EmailForm } from './email-form.tsx'

/** Where one asks for a link by e-mail, and then is told to look for it. */
export function EmailLogin() {
  const { t } = useTranslation('web-login')
  const [search] = useSearchParams()
  const [email, setEmail] = useState<string>()
  if (email !== undefined)
    return (
      <div role="status">
        <PlainPage heading={t('email.sent.heading')} text={t('email.sent.text', { email })}>
          <p>{t('email.sent.nothing')}</p>
          <Button variant="default" onClick={() => setEmail(undefined)}>
            {t('email.sent.again')}
          </Button>
        </PlainPage>
      </div>
    )
  return (
    <PlainPage heading={t('email.heading')} text={t('email.text')}>
      <EmailForm
        label={t('email.label')}
        action={t('email.send')}
        send={address =>
          callApi(askForLoginLink, { body: { email: address, state: search.get('state') ?? '' } })
        }
        onSent={setEmail}
      />
    </PlainPage>
  )
}
