import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { openSession } from '#contract/sessions'
import { bindReferrer, readUser as readRecord } from '#contract/users'
import { callApi } from '../../api/client.ts'
import { words } from '../../i18n/words.ts'
import { LoginChoices } from '../../layout/login-choices.tsx'
import { SupportLink } from '../../layout/support-link.tsx'
import { loginAddress } from '../../session/guard.ts'
import { offeredNetworks } from '../../session/offered-networks.ts'
import { betaCookie, forgetReferrer, readReferrer, storeReferrer } from '../../session/referrer.ts'
import { clearUser, storeUser } from '../../session/session.ts'
import { readUser } from '../../session/user.ts'
import { settings } from '../../settings/settings.ts'
import { PlainPage } from '../../ui/plain-page.tsx'
import { showToast } from '../../ui/toast.ts'
import { finishLogin, type LoginTools } from './finish-login.ts'

/** Where a network sends people back to; goes on by itself. */
export function Login() {
  const { t } = useTranslation('web-login')
  const navigate = useNavigate()
  const started = useRef(false)
  const [refused, setRefused] = useState<'spent' | 'disabled'>()
  useEffect(() => {
    // a ticket is good once
    if (started.current) return
    started.current = true
    const query = new URLSearchParams(location.search)
    // before anything else: what the ticket stands in goes out of the history
    history.replaceState(history.state, '', location.pathname)
    finishLogin(query, tools).then(to => {
      if ('refused' in to) setRefused(to.refused)
      else if ('leave' in to) location.replace(to.leave)
      else void navigate(to.go, { replace: true })
    })
  }, [navigate])
  if (refused === 'disabled')
    return (
      <PlainPage heading={t('disabled.heading')} text={t('disabled.text')}>
        <SupportLink />
      </PlainPage>
    )
  if (refused)
    return (
      <PlainPage heading={t('refused.heading')} text={t('refused.text')}>
        <LoginChoices back="/app/shelf" />
      </PlainPage>
    )
  return (
    <div role="status">
      <PlainPage heading={t('working')} />
    </div>
  )
}

const tools: LoginTools = {
  get place() {
    const { redirectHosts, englishSite } = settings()
    return { origin: location.origin, redirectHosts, language: words.language, englishSite }
  },
  get socialLogin() {
    return loginAddress(`${location.origin}/app/shelf`, offeredNetworks()[0])
  },
  hasUser: () => readUser() !== undefined,
  open: body => callApi(openSession, { body }),
  record: uid => callApi(readRecord, { params: { uid } }),
  store: ({ uid, avatar, token: { expiredAt } }) => storeUser({ uid, avatar }, expiredAt),
  clear: clearUser,
  referrer: { store: storeReferrer, read: readReferrer, forget: forgetReferrer },
  beta: betaCookie,
  bind: parent => callApi(bindReferrer, { query: { parent } }),
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  say: message => {
    const kind = message === 'done' ? 'success' : 'error'
    void showToast({ kind, text: words.t(`web-login:${message}`) })
  },
  report: error => console.warn(error),
}
