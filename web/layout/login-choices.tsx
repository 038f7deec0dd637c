import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { hasContent } from '#domain/catalogue/networks'
import { loginAddress } from '../session/guard.ts'
import { offeredNetworks } from '../session/offered-networks.ts'
import { settings } from '../settings/settings.ts'
import { networkIcons } from './network-icons.ts'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Text.layer.css'

/** The accounts that one may log in with, by setting. `back` is the path to come back to. */
export function LoginChoices({ back }: { back: string }) {
  const { t } = useTranslation('web-frame')
  const networks = offeredNetworks()
  const hasImport = networks.some(hasContent)
  return (
    <Stack gap="sm">
      <Text>{t(hasImport ? 'login.text' : 'login.uploadText')}</Text>
      {networks.map(network => {
        const Icon = networkIcons[network]
        return (
          <Button
            key={network}
            component="a"
            href={loginAddress(new URL(back, location.href).href, network)}
            size="md"
            fullWidth
            variant={network === 'facebook' ? 'filled' : 'outline'}
            color="ink.9"
            leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
          >
            {t(`login.${network}`, { name: settings().oidcName })}
          </Button>
        )
      })}
      {hasImport && networks.includes('oidc') && (
        <Text size="sm" c="var(--ink-soft)">
          {t('login.oidcText', { name: settings().oidcName })}
        </Text>
      )}
      <Text size="sm" c="var(--ink-soft)">
        {t('login.privacy')}
      </Text>
    </Stack>
  )
}
