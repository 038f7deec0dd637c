import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { messageOf } from '../api/api-error.ts'
import { ChunkFailure } from './chunk-failure.ts'
import { PlainPage } from './plain-page.tsx'

/** What one sees when a screen breaks or does not load. */
export function ErrorPage() {
  const { t } = useTranslation('web-errors')
  const error = useRouteError()
  const lost = error instanceof ChunkFailure
  const { key, values } = messageOf(error)
  return (
    <PlainPage
      heading={lost ? t('chunk.heading') : t('page.heading')}
      text={lost ? t('chunk.text') : t(key, values)}
    >
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
      <Button component="a" href="/" variant="subtle" color="ink.9">
        {t('home')}
      </Button>
    </PlainPage>
  )
}
