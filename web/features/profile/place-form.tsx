import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users'
import { languageCodes } from '#domain/catalogue/languages'
import { regionCodes } from '#domain/catalogue/regions'
import { changeRegion, useLanguage, useRegion } from '../../i18n/use-language.ts'
import { changeLanguage } from '../../i18n/words.ts'
import styles from './profile.module.css'
import { useChangeUser } from './use-change-user.ts'
import '@mantine/core/styles/Input.layer.css'

/** Language and region; a choice is kept at once, here and for other devices. */
export function PlaceForm({ user }: { user: User }) {
  const { t } = useTranslation('web-profile')
  const change = useChangeUser(user.uid)
  const language = useLanguage()
  const region = useRegion()
  const chooseLanguage = async (value: string) => {
    const chosen = languageCodes.find(code => code === value)
    if (!chosen) return
    await changeLanguage(chosen)
    change.mutate({ language: chosen })
  }
  const chooseRegion = (value: string) => {
    const chosen = regionCodes.find(code => code === value)
    if (!chosen) return
    changeRegion(chosen)
    change.mutate({ region: chosen })
  }
  return (
    <section className={styles.section}>
      <h2>{t('placeTitle')}</h2>
      <div className={styles.place}>
        <NativeSelect
          size="md"
          label={t('language')}
          value={language}
          data={languageCodes.map(value => ({ value, label: t(`web-frame:languages.${value}`) }))}
          onChange={event => void chooseLanguage(event.currentTarget.value)}
        />
        <NativeSelect
          size="md"
          label={t('region')}
          value={region}
          data={regionCodes.map(code => ({ value: code, label: t(`web-frame:regions.${code}`) }))}
          onChange={event => chooseRegion(event.currentTarget.value)}
        />
      </div>
      <p className={styles.note}>{t('regionNote')}</p>
    </section>
  )
}
