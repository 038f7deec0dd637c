import { useTranslation } from 'react-i18next'
import { StartButton } from '../../frame/start-button.tsx'
import { PlainPage } from '../../show/plain-page.tsx'

export function Component() {
  const { t } = useTranslation('web-frame')
  return (
    <PlainPage heading={t('titles.home')}>
      <StartButton />
    </PlainPage>
  )
}
