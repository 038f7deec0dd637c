import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typesetNames } from '#domain/catalogue/typesets'
import { couponKinds } from '#domain/coupons/coupon'
import { benefitOfKind } from '#domain/coupons/coupon-faults'
import { currencies } from '#domain/money/currencies'
import { ApiError } from '../../../api/api-error.ts'
import { showError, showToast } from '../../../ui/toast.ts'
import { WideDialog } from '../../../ui/wide-dialog.tsx'
import { useTypesetNames } from '../../books/typeset-names.ts'
import styles from '../desk.module.css'
import { useIssueBatch } from './batch-queries.ts'
import { type CouponDraft, draftFaults, isBatch, newDraft, wantedBatchOf, wantedOf } from './coupon-draft.ts'
import { useIssueCoupon } from './coupon-queries.ts'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'

export interface IssueDialogProps {
  /** Which coupon or batch, as its address says it. */
  onIssued: (params: { code: string } | { batch: string }) => void
  onClose: () => void
}

type TextField = Exclude<keyof CouponDraft, 'kind' | 'currency' | 'typeset' | 'official'>

/** Takes a coupon of any kind with its limits, or how many of them. */
export function IssueDialog({ onIssued, onClose }: IssueDialogProps) {
  const { t } = useTranslation('web-desk-shop')
  const typesets = useTypesetNames()
  const [draft, setDraft] = useState(newDraft)
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const issue = useIssueCoupon()
  const issueBatch = useIssueBatch()
  const change = (changed: Partial<CouponDraft>) => {
    setDraft({ ...draft, ...changed })
    setFaults({})
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = draftFaults(draft, Date.now())
    setFaults(found)
    const [first] = Object.keys(found)
    // the fields have the names of the faults
    if (first !== undefined)
      return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    if (isBatch(draft))
      return issueBatch.mutate(wantedBatchOf(draft), {
        onSuccess: ({ batchId: batch, coupons: count }) => {
          void showToast({ kind: 'success', text: t('batches.issued', { count }) })
          onIssued({ batch })
        },
        onError: showError,
      })
    issue.mutate(wantedOf(draft), {
      onSuccess: ({ code }) => {
        void showToast({ kind: 'success', text: t('coupons.issue.done', { code }) })
        onIssued({ code })
      },
      onError: error => {
        // the rules were asked before: what is left to the server are codes and orders that there are
        if (error instanceof ApiError && error.name === 'couponTaken') setFaults({ code: 'taken' })
        else if (error instanceof ApiError && error.name === 'deskInvalid' && draft.orderNumber.trim() !== '')
          setFaults({ orderNumber: 'noOrder' })
        else void showError(error)
      },
    })
  }
  const text = (
    field: TextField,
    more: { type?: string; inputMode?: 'numeric' | 'decimal'; note?: true } = {},
  ) => {
    const { note, ...input } = more
    const reason = faults[field]
    return (
      <TextInput
        size="sm"
        name={field}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        label={t(`coupons.fields.${field}`)}
        description={note && t(`coupons.notes.${field}`)}
        autoComplete="off"
        spellCheck={false}
        maxLength={field === 'name' ? 80 : 40}
        value={draft[field]}
        error={reason && t(`coupons.faults.${reason}`)}
        onChange={event => change({ [field]: event.currentTarget.value })}
        {...input}
      />
    )
  }
  const benefit = benefitOfKind[draft.kind]
  const isMany = isBatch(draft)
  return (
    <WideDialog heading={t('coupons.issue.heading')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <fieldset className={styles.fields}>
          <legend>{t('coupons.groups.gives')}</legend>
          <NativeSelect
            size="sm"
            data-autofocus
            label={t('coupons.kind')}
            value={draft.kind}
            data={couponKinds.map(name => ({ value: name, label: t(`coupons.kinds.${name}`) }))}
            onChange={event =>
              change({ kind: couponKinds.find(name => name === event.currentTarget.value) ?? draft.kind })
            }
          />
          {benefit && text(benefit, { inputMode: benefit === 'amount' ? 'decimal' : 'numeric' })}
          {benefit === 'amount' && (
            <NativeSelect
              size="sm"
              label={t('coupons.fields.currency')}
              value={draft.currency}
              data={Object.keys(currencies)}
              onChange={event => change({ currency: event.currentTarget.value as CouponDraft['currency'] })} // one of those offered
            />
          )}
          {text('coupons', { inputMode: 'numeric', note: true })}
          {isMany ? text('name', { note: true }) : text('code', { note: true })}
        </fieldset>
        <fieldset className={styles.fields}>
          <legend>{t(isMany ? 'coupons.groups.until' : 'coupons.groups.uses')}</legend>
          {!isMany && text('usesTotal', { inputMode: 'numeric' })}
          {!isMany && text('usesEach', { inputMode: 'numeric' })}
          {text('lastDay', { type: 'date' })}
        </fieldset>
        <fieldset className={styles.fields}>
          <legend>{t('coupons.groups.limits')}</legend>
          <NativeSelect
            size="sm"
            label={t('coupons.fields.typeset')}
            value={draft.typeset}
            data={[
              { value: '', label: t('coupons.anyTypeset') },
              ...typesetNames.map(name => ({ value: name, label: typesets[name] })),
            ]}
            onChange={event => change({ typeset: event.currentTarget.value as CouponDraft['typeset'] })} // one of those offered
          />
          {text('bookCount', { inputMode: 'numeric' })}
          {text('pageLimit', { inputMode: 'numeric' })}
          {text('minBilledPages', { inputMode: 'numeric' })}
        </fieldset>
        {!isMany && (
          <fieldset className={styles.fields}>
            <legend>{t('coupons.groups.whose')}</legend>
            {text('orderNumber', { note: true })}
            <Checkbox
              name="official"
              label={t('coupons.fields.official')}
              description={t('coupons.notes.official')}
              checked={draft.official}
              onChange={event => change({ official: event.currentTarget.checked })}
            />
          </fieldset>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="subtle" color="ink.9" onClick={onClose}>
            {t('web-frame:cancel')}
          </Button>
          <Button type="submit" loading={issue.isPending || issueBatch.isPending}>
            {t('coupons.issue.confirm')}
          </Button>
        </Group>
      </form>
    </WideDialog>
  )
}
