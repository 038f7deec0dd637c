import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logInWithPasskey } from '#contract/passkeys'
import { callApi } from '../api/client.ts'
import { ticketAddress } from '../session/ticket-address.ts'
import { showError, showToast } from '../ui/toast.ts'
import { signWithPasskey } from './sign-with-passkey.ts'

/** Logs in by a passkey that the browser lets one choose. `back` is the whole address to come back to. */
export function PasskeyLogin({ back }: { back: string }) {
  const { t } = useTranslation('web-frame')
  const [busy, setBusy] = useState(false)
  const logIn = async () => {
    setBusy(true)
    try {
      const signed = await signWithPasskey()
      if (typeof signed === 'object') {
        const { uid, ticket } = await callApi(logInWithPasskey, { body: signed })
        return location.assign(ticketAddress({ uid, ticket, state: `redirect_${back}` }))
      }
      const text = t(`login.${reasons[signed]}`)
      void showToast({ kind: 'notice', text })
    } catch (error) {
      void showError(error)
    }
    setBusy(false)
  }
  return (
    <Button
      size="md"
      fullWidth
      variant="outline"
      color="ink.9"
      loading={busy}
      leftSection={<IconFingerprint size={20} stroke={1.5} aria-hidden />}
      onClick={() => void logIn()}
    >
      {t('login.passkey')}
    </Button>
  )
}

const reasons = {
  unsupported: 'passkeyNone',
  nothing: 'passkeyNothing',
  known: 'passkeyNothing',
  elsewhere: 'passkeyElsewhere',
} as const
