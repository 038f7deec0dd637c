import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useMatches } from 'react-router'
import { z } from 'zod/mini'
import { useUser } from '../session/use-user.ts'
import { PlainPage } from '../ui/plain-page.tsx'

const handled = z.object({ title: z.string() })

/** The page of all routes in `not-yet-list.ts`: each says what it will be. */
export function NotYet() {
  const { t } = useTranslation(['web-frame', 'web-not-yet'])
  const user = useUser()
  // what the route is called
  const { title } = handled.parse(useMatches().at(-1)?.handle)
  const words = `web-not-yet:items.${title}`
  return (
    // another page, not the one before with other words in it
    <PlainPage key={title} heading={t(`${words}.title`)} text={t(`${words}.text`)}>
      <Button component={Link} to={user ? '/app/shelf' : '/'}>
        {user ? t('toShelf') : t('toHome')}
      </Button>
    </PlainPage>
  )
}
