import { Button, Checkbox } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { price } from '#domain/money/exact-amount'
import { priceText } from '../../i18n/price-text.ts'
import { useRegion } from '../../i18n/use-language.ts'
import { showError } from '../../ui/toast.ts'
import { useRegionPrices } from '../prices/region-prices-query.ts'
import { type AddressDraft, type DraftField, draftOf, newDraft, readDraft } from './address-draft.ts'
import { type OwnAddress, useSaveAddress } from './address-queries.ts'
import styles from './addresses.module.css'
import { CustomsFields } from './customs-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'

export interface AddressFormProps {
  uid: string
  /** The one that is changed; absent: a new one. */
  address?: OwnAddress | undefined
  /** Words of the button that saves. */
  save: string
  onSaved: (address: OwnAddress) => void
  onFailed?: () => void
  onCancel?: (() => void) | undefined
}

/** An address with all its fields (specification 2, address). What is wrong is said beside the field when one saves. */
export function AddressForm({ uid, address, save, onSaved, onFailed, onCancel }: AddressFormProps) {
  const { t } = useTranslation('web-addresses')
  const region = useRegion()
  const [draft, setDraft] = useState(() => (address ? draftOf(address) : newDraft(region)))
  const { currency, nonCommercialFee } = useRegionPrices(draft.country)
  const [faults, setFaults] = useState<DraftField[]>([])
  const form = useRef<HTMLFormElement>(null)
  const saving = useSaveAddress(uid)
  const change = (part: Partial<AddressDraft>) => {
    setDraft(before => ({ ...before, ...part }))
    setFaults(before => before.filter(field => !(field in part)))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readDraft(draft)
    if ('faults' in read) {
      setFaults(read.faults)
      const field = [...(form.current?.elements ?? [])].find(element =>
        read.faults.some(fault => fault === element.getAttribute('name')),
      )
      if (field instanceof HTMLElement) field.focus()
      return
    }
    setFaults([])
    await saving.mutateAsync({ address, ...read }).then(onSaved, error => {
      onFailed?.()
      return showError(error)
    })
  }
  const fields = { draft, faults, change }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <p className={styles.note}>{t('required')}</p>
      <PersonFields {...fields} />
      <PlaceFields {...fields} />
      {nonCommercialFee !== undefined && (
        <Checkbox
          className={styles.wide ?? ''}
          label={t('isCommercial')}
          description={t('isCommercialNote', { surcharge: priceText(price(nonCommercialFee, currency)) })}
          checked={draft.isCommercial}
          onChange={event => change({ isCommercial: event.currentTarget.checked })}
        />
      )}
      {draft.country === 'TW' && <CustomsFields {...fields} />}
      <div className={styles.answers}>
        <p role="alert" className={styles.fault}>
          {faults.length > 0 && t('incomplete')}
        </p>
        {onCancel && (
          <Button variant="subtle" color="ink.9" onClick={onCancel}>
            {t('web-frame:cancel')}
          </Button>
        )}
        <Button type="submit" loading={saving.isPending}>
          {save}
        </Button>
      </div>
    </form>
  )
}
