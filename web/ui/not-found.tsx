import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PlainPage } from './plain-page.tsx'

export function NotFound() {
  const { t } = useTranslation('web-frame')
  return (
    <PlainPage heading={t('notFound.heading')} text={t('notFound.text')}>
      <Button component={Link} to="/">
        {t('toHome')}
      </Button>
    </PlainPage>
  )
}
