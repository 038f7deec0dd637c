import { Button, Radio, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskRegion } from '#contract/desk-prices'
import { currencies } from '#domain/money/currencies'
import { priceDifferences } from '#domain/prices/price-changes'
import { ApiError } from '../../../api/api-error.ts'
import { showError, showToast } from '../../../ui/toast.ts'
import styles from '../desk.module.css'
import { ChangeDialog } from './change-dialog.tsx'
import {
  countedFields,
  draftFaults,
  draftOf,
  draftWith,
  fieldGroups,
  type PriceField,
  pricesOf,
  type TypedPrices,
  wantedOf,
  withTyped,
} from './price-draft.ts'
import { useChangePrices } from './price-queries.ts'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'

/** Takes new prices and when they shall hold; what changes is shown before it does. */
export function PriceForm({ region: shown }: { region: DeskRegion }) {
  const { t } = useTranslation('web-desk-shop')
  const { region, currency, prices, lastChange } = shown
  const [typed, setTyped] = useState<TypedPrices>({})
  const [isLater, setLater] = useState(false)
  const [from, setFrom] = useState('')
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const [isAsked, ask] = useState(false)
  const change = useChangePrices(region)
  const draft = draftWith(prices, typed)
  const differences = priceDifferences(pricesOf(draftOf(prices)), pricesOf(draft))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = {
      ...draftFaults(draft, currency),
      ...(isLater && !(Date.parse(from) > Date.now()) && { validFrom: 'noMoment' }),
    }
    setFaults(found)
    const [first] = Object.keys(found)
    // the fields have the names of the faults
    if (first !== undefined) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (differences.length === 0) void showToast({ kind: 'notice', text: t('prices.unchanged') })
    else ask(true)
  }
  const save = () =>
    change.mutate(
      {
        prices: wantedOf(pricesOf(draft)),
        validFrom: isLater ? new Date(from).toISOString() : null,
        lastChange,
      },
      {
        onSuccess: () => {
          void showToast({ kind: 'success', text: isLater ? t('prices.planned') : t('prices.changed') })
          setTyped({})
          setLater(false)
          setFrom('')
        },
        // the fields were asked before: what is left are prices that are so by then, and a moment that is over
        onError: error =>
          void (error instanceof ApiError && error.name === 'deskInvalid'
            ? showToast({ kind: 'error', text: t('prices.nothingThen') })
            : showError(error)),
        onSettled: () => ask(false),
      },
    )
  const fault = (field: string) => {
    const reason = faults[field]
    return reason === undefined ? undefined : t(`prices.faults.${reason}`)
  }
  return (
    <form noValidate onSubmit={submit}>
      {fieldGroups.map(({ name, fields }) => (
        <fieldset key={name} className={styles.fields}>
          <legend>{t(`prices.groups.${name}`, { currency })}</legend>
          {fields.map(field => (
            <TextInput
              key={field}
              size="sm"
              name={field}
              label={t(`prices.fields.${field}`)}
              leftSection={countedFields.has(field) ? undefined : currencies[currency].symbol}
              leftSectionWidth={countedFields.has(field) ? undefined : '3rem'}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={draft[field]}
              error={fault(field)}
              onChange={event => {
                setTyped(withTyped(typed, prices, field, event.currentTarget.value))
                setFaults(without(faults, field))
              }}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.fields}>
        <legend>{t('prices.when')}</legend>
        <Radio
          name="when"
          label={t('prices.now')}
          checked={!isLater}
          onChange={() => {
            setLater(false)
            setFaults(without(faults, 'validFrom'))
          }}
        />
        <Radio name="when" label={t('prices.later')} checked={isLater} onChange={() => setLater(true)} />
        {isLater && (
          <TextInput
            size="sm"
            name="validFrom"
            className={styles.moment ?? ''}
            type="datetime-local"
            label={t('prices.from')}
            value={from}
            error={fault('validFrom')}
            onChange={event => {
              setFrom(event.currentTarget.value)
              setFaults(without(faults, 'validFrom'))
            }}
          />
        )}
      </fieldset>
      <div className={styles.acts}>
        <Button type="submit">
          {differences.length > 0 ? t('prices.look', { count: differences.length }) : t('prices.change')}
        </Button>
        {differences.length > 0 && (
          <Button
            variant="default"
            onClick={() => {
              setTyped({})
              setFaults({})
            }}
          >
            {t('prices.reset')}
          </Button>
        )}
      </div>
      {isAsked && (
        <ChangeDialog
          region={region}
          differences={differences}
          from={isLater ? new Date(from).toISOString() : undefined}
          busy={change.isPending}
          onConfirm={save}
          onClose={() => ask(false)}
        />
      )}
    </form>
  )
}

function without(faults: Partial<Record<string, string>>, field: PriceField | 'validFrom') {
  const { [field]: _, ...others } = faults
  return others
}
