import { Button, Stack, Text } from '@mantine/core'
import { IconBrandFacebook, IconBrandInstagram, IconKey } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { NetworkName } from '#domain/catalogue/networks'
import { loginAddress } from '../session/guard.ts'
import { settings } from '../settings/settings.ts'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Text.layer.css'

/** The accounts that one may log in with, by setting. `back` is the path to come back to. */
export function LoginChoices({ back }: { back: string }) {
  const { t } = useTranslation('web-frame')
  const { facebook, instagram, oidcName } = settings()
  const to = (network: NetworkName) => ({
    component: 'a' as const,
    href: loginAddress(new URL(back, location.href).href, network),
    size: 'md',
    fullWidth: true,
  })
  return (
    <Stack gap="sm">
      <Text>{t('login.text')}</Text>
      {facebook && (
        <Button
          {...to('facebook')}
          color="ink.9"
          leftSection={<IconBrandFacebook size={20} stroke={1.5} aria-hidden />}
        >
          {t('login.facebook')}
        </Button>
      )}
      {instagram && (
        <Button
          {...to('instagram')}
          variant="outline"
          color="ink.9"
          leftSection={<IconBrandInstagram size={20} stroke={1.5} aria-hidden />}
        >
          {t('login.instagram')}
        </Button>
      )}
      {oidcName && (
        <Button
          {...to('oidc')}
          variant="outline"
          color="ink.9"
          leftSection={<IconKey size={20} stroke={1.5} aria-hidden />}
        >
          {t('login.oidc', { name: oidcName })}
        </Button>
      )}
      <Text size="sm" c="var(--ink-soft)">
        {t('login.privacy')}
      </Text>
    </Stack>
  )
}
