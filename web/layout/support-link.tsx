import { useTranslation } from 'react-i18next'
import { settings } from '../settings/settings.ts'

/** The way to people who help, where the site has one. */
export function SupportLink() {
  const { t } = useTranslation('web-frame')
  const { supportAddress } = settings()
  return supportAddress ? (
    <a href={supportAddress} target="_blank" rel="noreferrer">
      {t('nav.support')}
    </a>
  ) : null
}
