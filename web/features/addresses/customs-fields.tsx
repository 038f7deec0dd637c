import { useTranslation } from 'react-i18next'
import styles from './addresses.module.css'
import type { FieldsProps } from './fields-props.ts'
import { TextField } from './text-field.tsx'

/** What customs of Taiwan ask of the receiver; whoever knows it now spares a call later. */
export function CustomsFields(fields: FieldsProps) {
  const { t } = useTranslation('web-addresses')
  return (
    <fieldset className={styles.customs}>
      <legend>{t('customs.heading')}</legend>
      <p className={styles.note}>{t('customs.text')}</p>
      <div className={styles.pair}>
        <TextField {...fields} field="realName" optional autoComplete="name" />
        <TextField
          {...fields}
          field="mobile"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </div>
    </fieldset>
  )
}
