import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { hasContent } from '#domain/catalogue/networks'
import { offeredNetworks, offeredWays } from '../session/offered-ways.ts'
import { settings } from '../settings/settings.ts'
import { LoginWays } from './login-ways.tsx'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Text.layer.css'

/** The accounts that one may log in with, by setting, and what a newcomer wants to know. `back` is the path to come back to. */
export function LoginChoices({ back }: { back: string }) {
  const { t } = useTranslation('web-frame')
  const ways = offeredWays()
  const networks = offeredNetworks()
  const hasImport = networks.some(hasContent)
  return (
    <Stack gap="sm">
      <Text>{t(ways.length === 0 ? 'login.none' : hasImport ? 'login.text' : 'login.uploadText')}</Text>
      <LoginWays ways={ways} back={back} localNote={t('login.localText')} />
      {hasImport && networks.includes('oidc') && (
        <Text size="sm" c="var(--ink-soft)">
          {t('login.oidcText', { name: settings().oidcName })}
        </Text>
      )}
      {settings().invitedOnly && (
        <Text size="sm" c="var(--ink-soft)">
          {t('login.invitedOnly')}
        </Text>
      )}
      <Text size="sm" c="var(--ink-soft)">
        {t('login.privacy')}
      </Text>
    </Stack>
  )
}
