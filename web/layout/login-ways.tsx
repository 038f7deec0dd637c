import { Button, Stack } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isNetwork, type LoginWay } from '#domain/catalogue/login-ways'
import { loginAddress } from '../session/guard.ts'
import { settings } from '../settings/settings.ts'
import { LocalLogin } from './local-login.tsx'
import { networkIcons } from './network-icons.ts'
import { PasskeyLogin } from './passkey-login.tsx'
import '@mantine/core/styles/Stack.layer.css'

interface LoginWaysProps {
  /** The first is the one that stands out. */
  ways: readonly LoginWay[]
  /** The path to come back to. */
  back: string
  /** Said below the way in on this machine. */
  localNote?: string
  /** Asks networks for the password though they know the browser. */
  again?: boolean
}

/** A button for each way to log in. */
export function LoginWays({ ways, back, localNote, again = false }: LoginWaysProps) {
  const { t } = useTranslation('web-frame')
  const address = new URL(back, location.href).href
  return (
    <Stack gap="sm">
      {ways.includes('local') && <LocalLogin back={address} note={localNote} />}
      {ways.includes('email') && (
        <Button
          component="a"
          href={`/login/email?${new URLSearchParams({ state: `redirect_${address}` })}`}
          size="md"
          fullWidth
          variant={ways[0] === 'email' ? 'filled' : 'outline'}
          color="ink.9"
          leftSection={<IconMail size={20} stroke={1.5} aria-hidden />}
        >
          {t('login.email')}
        </Button>
      )}
      {ways.filter(isNetwork).map(network => {
        const Icon = networkIcons[network]
        return (
          <Button
            key={network}
            component="a"
            href={`${loginAddress(address, network)}${again ? '&again=1' : ''}`}
            size="md"
            fullWidth
            variant={network === ways[0] ? 'filled' : 'outline'}
            color="ink.9"
            leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
          >
            {t(`login.${network}`, { name: settings().oidcName })}
          </Button>
        )
      })}
      {ways.includes('passkey') && <PasskeyLogin back={address} />}
    </Stack>
  )
}
