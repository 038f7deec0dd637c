import { Button, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LoginWay } from '#domain/catalogue/login-ways'
import { hasContent } from '#domain/catalogue/networks'
import { loginAddress } from '../session/guard.ts'
import { offeredNetworks, offeredWays } from '../session/offered-ways.ts'
import { settings } from '../settings/settings.ts'
import { LocalLogin } from './local-login.tsx'
import { networkIcons } from './network-icons.ts'
import { PasskeyLogin } from './passkey-login.tsx'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Text.layer.css'

interface LoginChoicesProps {
  /** The path to come back to. */
  back: string
  /** For who is logged in and means another account: nothing is said to newcomers, and these ways lead to the account that one is in. */
  another?: { without: readonly LoginWay[] }
}

/** The accounts that one may log in with, by setting. */
export function LoginChoices({ back, another }: LoginChoicesProps) {
  const { t } = useTranslation('web-frame')
  const ways = offeredWays().filter(way => !another?.without.includes(way))
  const networks = offeredNetworks()
  const address = new URL(back, location.href).href
  const hasImport = networks.some(hasContent)
  return (
    <Stack gap="sm">
      {!another && (
        <Text>{t(ways.length === 0 ? 'login.none' : hasImport ? 'login.text' : 'login.uploadText')}</Text>
      )}
      {ways.includes('local') && <LocalLogin back={address} bare={another !== undefined} />}
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
      {networks.map(network => {
        const Icon = networkIcons[network]
        return (
          <Button
            key={network}
            component="a"
            href={loginAddress(address, network)}
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
      {!another && hasImport && networks.includes('oidc') && (
        <Text size="sm" c="var(--ink-soft)">
          {t('login.oidcText', { name: settings().oidcName })}
        </Text>
      )}
      {!another && settings().invitedOnly && (
        <Text size="sm" c="var(--ink-soft)">
          {t('login.invitedOnly')}
        </Text>
      )}
      {!another && (
        <Text size="sm" c="var(--ink-soft)">
          {t('login.privacy')}
        </Text>
      )}
    </Stack>
  )
}
