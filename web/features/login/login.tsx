import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { proveAccount } from '#contract/joining'
import { openSession } from '#contract/sessions'
import { bindReferrer, readUser as readRecord } from '#contract/users'
import { readLoginState, safeRedirect } from '#domain/login/login-state'
import { callApi } from '../../api/client.ts'
import { words } from '../../i18n/words.ts'
import { LoginChoices } from '../../layout/login-choices.tsx'
import { SupportLink } from '../../layout/support-link.tsx'
import { loginAddress } from '../../session/guard.ts'
import { socialLogin } from '../../session/offered-ways.ts'
import { betaCookie, forgetReferrer, readReferrer, storeReferrer } from '../../session/referrer.ts'
import { clearUser, storeUser } from '../../session/session.ts'
import { readUser } from '../../session/user.ts'
import { settings } from '../../settings/settings.ts'
import { PlainPage } from '../../ui/plain-page.tsx'
import { showToast } from '../../ui/toast.ts'
import { finishLogin, type LoginTools } from './finish-login.ts'

/** Where a network sends people back to, which goes on by itself; and where who came for a login chooses one. */
export function Login() {
  const { t } = useTranslation('web-login')
  const navigate = useNavigate()
  const started = useRef(false)
  const [end, setEnd] = useState<'spent' | 'disabled' | 'choose'>()
  const [back, setBack] = useState('/app/shelf')
  useEffect(() => {
    // a ticket is good once
    if (started.current) return
    started.current = true
    const query = new URLSearchParams(location.search)
    setBack(backOf(query))
    // before anything else: what the ticket stands in goes out of the history
    history.replaceState(history.state, '', location.pathname)
    const isFromNetwork = query.has('network')
    finishLogin(query, tools).then(to => {
      if ('refused' in to) return setEnd(to.refused)
      if ('choose' in to) return setEnd('choose')
      // the way back leads there, and not to the login of the network
      if (isFromNetwork) history.replaceState(history.state, '', '/')
      if ('go' in to) return void navigate(to.go, { replace: !isFromNetwork })
      if (isFromNetwork) location.assign(to.leave)
      else location.replace(to.leave)
    })
  }, [navigate])
  if (end === 'disabled')
    return (
      <PlainPage heading={t('disabled.heading')} text={t('disabled.text')}>
        <SupportLink />
      </PlainPage>
    )
  if (end === 'choose')
    return (
      <PlainPage heading={t('web-frame:login.heading')}>
        <LoginChoices back={back} />
      </PlainPage>
    )
  if (end === 'spent')
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

/** The address that one wanted to see when one was sent here. */
function backOf(query: URLSearchParams): string {
  const state = readLoginState(query.get('state'))
  const wanted = state.kind === 'redirect' && safeRedirect(state.url, location.origin, [])
  return wanted || '/app/shelf'
}

const tools: LoginTools = {
  get place() {
    const { redirectHosts, englishSite } = settings()
    return { origin: location.origin, redirectHosts, language: words.language, englishSite }
  },
  get socialLogin() {
    const network = socialLogin()
    return network && loginAddress(`${location.origin}/app/shelf`, network)
  },
  user: () => readUser()?.uid,
  prove: (uid, body) => callApi(proveAccount, { params: { uid }, body }),
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
