import { useTranslation } from 'react-i18next'
import { PlainPage } from '../../show/plain-page.tsx'

export function Component() {
  const { t } = useTranslation('web-frame')
  return <PlainPage heading={t('titles.shelf')} />
}
