import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../session/use-user.ts'
import { PlainPage } from '../ui/plain-page.tsx'

/** The page of all routes in `not-yet-list.ts`. */
export function NotYet() {
  const { t } = useTranslation('web-frame')
  const user = useUser()
  return (
    <PlainPage heading={t('notYet.heading')} text={t('notYet.text')}>
      <Button component={Link} to={user ? '/app/shelf' : '/'}>
        {user ? t('toShelf') : t('toHome')}
      </Button>
    </PlainPage>
  )
}
