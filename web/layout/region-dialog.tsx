import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageCodes } from '#domain/catalogue/languages'
import { regionCodes } from '#domain/catalogue/regions'
import { changeRegion, useLanguage, useRegion } from '../i18n/use-language.ts'
import { changeLanguage } from '../i18n/words.ts'
import { useUser } from '../session/use-user.ts'
import { Dialog } from '../ui/dialog.tsx'
import styles from './region-dialog.module.css'

/** Chooses language and region. Mounted while it is open. */
export function RegionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('web-frame')
  const [language, setLanguage] = useState(useLanguage())
  const [region, setRegion] = useState(useRegion())
  const user = useUser()
  const save = async () => {
    changeRegion(region)
    await changeLanguage(language)
    onClose()
    // who only visits does not wait for it
    if (user) await (await import('./keep-place.ts')).keepPlace(user.uid, { language, region })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('region.heading')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <fieldset className={styles.choice}>
        <legend>{t('region.language')}</legend>
        {languageCodes.map(code => (
          <label key={code}>
            <input
              type="radio"
              name="language"
              checked={language === code}
              onChange={() => setLanguage(code)}
            />
            {t(`languages.${code}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>{t('region.region')}</legend>
        {regionCodes.map(code => (
          <label key={code}>
            <input type="radio" name="region" checked={region === code} onChange={() => setRegion(code)} />
            {t(`regions.${code}`)}
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>{t('region.note')}</p>
      <Button fullWidth onClick={save}>
        {t('region.save')}
      </Button>
    </Dialog>
  )
}
