import { Button, Text } from '@mantine/core'
import { IconDeviceLaptop } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logInLocally } from '#contract/logins'
import { messageOf } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import { ticketAddress } from '../session/ticket-address.ts'
import { showToast } from '../ui/toast.ts'

/** Logs in as who sits at this machine. `back` is the whole address to come back to. */
export function LocalLogin({ back, note }: { back: string; note?: string | undefined }) {
  const { t } = useTranslation('web-frame')
  const [busy, setBusy] = useState(false)
  const logIn = async () => {
    setBusy(true)
    try {
      const { uid, ticket } = await callApi(logInLocally, {})
      location.assign(ticketAddress({ uid, ticket, state: `redirect_${back}` }))
    } catch (error) {
      setBusy(false)
      const { key, values } = messageOf(error)
      void showToast({ kind: 'error', text: t(key, values) })
    }
  }
  return (
    <>
      <Button
        size="md"
        fullWidth
        color="ink.9"
        loading={busy}
        leftSection={<IconDeviceLaptop size={20} stroke={1.5} aria-hidden />}
        onClick={() => void logIn()}
      >
        {t('login.local')}
      </Button>
      {note !== undefined && (
        <Text size="sm" c="var(--ink-soft)">
          {note}
        </Text>
      )}
    </>
  )
}
