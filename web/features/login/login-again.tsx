import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { safeRedirect } from '#domain/login/login-state'
import { ownUserQuery } from '../../api/own-user.ts'
import { LoginWays } from '../../layout/login-ways.tsx'
import { offeredWays } from '../../session/offered-ways.ts'
import { useUser } from '../../session/use-user.ts'
import { PlainPage } from '../../ui/plain-page.tsx'

/** Asks who is logged in for long to log in again, by a way that his account has, before he changes how one logs in to it. Leads back to `?back=`. */
export function LoginAgain() {
  const { t } = useTranslation('web-login')
  const { search } = useLocation()
  const { data } = useQuery(ownUserQuery(useUser()?.uid ?? ''))
  const own = offeredWays().filter(way => data?.accounts.some(({ network }) => network === way))
  return (
    <PlainPage heading={t('again.heading')} text={t('again.text')}>
      {data && (
        <>
          <LoginWays ways={own.length > 0 ? own : offeredWays()} back={backOf(search)} again />
          <Button component={Link} to="/app/profile" variant="subtle" color="ink.9">
            {t('again.leave')}
          </Button>
        </>
      )}
    </PlainPage>
  )
}

/** A path of this site alone. */
function backOf(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? ''
  return safeRedirect(back, location.origin, []) ?? '/app/profile'
}
