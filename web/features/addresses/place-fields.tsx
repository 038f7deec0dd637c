import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addressRules } from '#domain/addresses/address-rules'
import { regionCodes } from '#domain/catalogue/regions'
import { useLanguage } from '../../i18n/use-language.ts'
import { inCountry } from './address-draft.ts'
import styles from './addresses.module.css'
import type { FieldsProps } from './fields-props.ts'
import { TextField } from './text-field.tsx'
import '@mantine/core/styles/Input.layer.css'

/** Where the parcel goes: each country asks for the fields that it has. */
export function PlaceFields(fields: FieldsProps) {
  const { t } = useTranslation('web-addresses')
  const isChinese = useLanguage() !== 'en'
  const { draft, faults, change } = fields
  const { country } = draft
  const { states, hasCity, postalCode } = addressRules[country]
  const chooseCountry = (value: string) => {
    const chosen = regionCodes.find(code => code === value)
    if (chosen) change(inCountry(draft, chosen))
  }
  return (
    <>
      <NativeSelect
        size="md"
        name="country"
        label={t('fields.country')}
        withAsterisk
        autoComplete="country"
        value={country}
        data={regionCodes.map(value => ({ value, label: t(`web-frame:regions.${value}`) }))}
        onChange={event => chooseCountry(event.currentTarget.value)}
      />
      {states.length > 0 && (
        <NativeSelect
          size="md"
          name="state"
          label={t(`states.${country}`)}
          withAsterisk
          autoComplete="address-level1"
          value={draft.state}
          error={faults.includes('state') && t('faults.state')}
          data={[
            { value: '', label: t('choose') },
            ...states.map(({ code, name, englishName }) => ({
              value: code,
              label: isChinese ? name : englishName,
            })),
          ]}
          onChange={event => change({ state: event.currentTarget.value })}
        />
      )}
      {hasCity && (
        <TextField {...fields} field="city" label={t(`cities.${country}`)} autoComplete="address-level2" />
      )}
      {postalCode && (
        <TextField
          {...fields}
          field="postalCode"
          autoComplete="postal-code"
          placeholder={t('example', { code: postalCode.example })}
        />
      )}
      <TextField {...fields} field="line1" autoComplete="address-line1" className={styles.wide} />
      <TextField {...fields} field="line2" optional autoComplete="address-line2" className={styles.wide} />
    </>
  )
}
