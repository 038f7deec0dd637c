import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { regionCodes, regions } from '#domain/catalogue/regions'
import { useLanguage } from '../../i18n/use-language.ts'
import styles from './addresses.module.css'
import type { FieldsProps } from './fields-props.ts'
import { TextField } from './text-field.tsx'
import '@mantine/core/styles/Input.layer.css'

const areaCodes = [...new Set(regionCodes.map(code => regions[code].areaCode))]

/** Who receives the parcel, and how to reach them. */
export function PersonFields(fields: FieldsProps) {
  const { t } = useTranslation('web-addresses')
  const { draft, change } = fields
  const first = <TextField {...fields} field="firstName" autoComplete="given-name" />
  const last = <TextField {...fields} field="lastName" autoComplete="family-name" />
  return (
    <>
      {useLanguage() === 'en' ? (
        <>
          {first}
          {last}
        </>
      ) : (
        <>
          {last}
          {first}
        </>
      )}
      <NativeSelect
        size="md"
        name="areaCode"
        label={t('fields.areaCode')}
        withAsterisk
        autoComplete="tel-country-code"
        value={draft.areaCode}
        data={[...new Set([...areaCodes, draft.areaCode])].map(value => ({ value, label: `+${value}` }))}
        onChange={event => change({ areaCode: event.currentTarget.value })}
      />
      <TextField {...fields} field="phone" type="tel" inputMode="tel" autoComplete="tel-national" />
      <TextField
        {...fields}
        field="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        className={styles.wide}
      />
    </>
  )
}
