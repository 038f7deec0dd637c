import { IconWorld } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage, useRegion } from '../i18n/use-language.ts'
import { loadLater } from '../ui/load-later.ts'
import styles from './region-button.module.css'

const RegionDialog = loadLater(() => import('./region-dialog.tsx').then(module => module.RegionDialog))

/** Says which region and language are shown, and lets one change them. */
export function RegionButton() {
  const { t } = useTranslation('web-frame')
  const language = useLanguage()
  const region = useRegion()
  const [opened, open] = useState(false)
  return (
    <>
      <button type="button" className={styles.button} onClick={() => open(true)}>
        <IconWorld size={18} stroke={1.5} aria-hidden />
        {t(`regions.${region}`)} · {t(`languages.${language}`)}
        <span className="for-readers-only">{t('nav.language')}</span>
      </button>
      {opened && (
        <Suspense>
          <RegionDialog onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}
