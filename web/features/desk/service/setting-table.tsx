import { useTranslation } from 'react-i18next'
import type { DeskService } from '#contract/desk-service'
import styles from '../desk.module.css'

/** The settings in force; secrets are only said to be set. */
export function SettingTable({ settings }: { settings: DeskService['settings'] }) {
  const { t } = useTranslation('web-desk-service')
  return (
    <section>
      <h2>{t('service.settings')}</h2>
      <p className={styles.none}>{t('service.settingsText')}</p>
      <table className={`${styles.table} ${styles.figures}`}>
        <thead>
          <tr>
            {(['name', 'value', 'from'] as const).map(name => (
              <th key={name} scope="col">
                {t(`service.setting.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settings.map(({ name, value, from }) => (
            <tr key={name}>
              <th scope="row" className={styles.settingName}>
                {name}
              </th>
              <td data-label={t('service.setting.value')} className={styles.settingName}>
                {value === null ? (
                  t(`service.noValue.${from === 'secret' ? 'secret' : 'unset'}`)
                ) : (
                  <code>{value}</code>
                )}
              </td>
              <td data-label={t('service.setting.from')}>{t(`service.from.${froms[from]}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const froms = {
  environment: 'environment',
  secret: 'environment',
  default: 'default',
  unset: 'default',
  derived: 'derived',
} as const satisfies Record<DeskService['settings'][number]['from'], string>
