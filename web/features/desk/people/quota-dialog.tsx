import { Button, Group, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskPerson } from '#contract/desk-people'
import { type QuotaFigures, type QuotaKind, quotaKinds } from '#domain/quotas/quotas'
import { WideDialog } from '../../../ui/wide-dialog.tsx'
import styles from '../desk.module.css'
import { draftOf, quotasOf } from './quota-draft.ts'
import '@mantine/core/styles/Input.layer.css'

export interface QuotaDialogProps {
  person: DeskPerson
  busy: boolean
  onChange: (change: { reason: string; quotas: Partial<QuotaFigures>; seen: Partial<QuotaFigures> }) => void
  onClose: () => void
}

/** Quotas of one person in place of those of the settings. */
export function QuotaDialog({ person, busy, onChange, onClose }: QuotaDialogProps) {
  const { t } = useTranslation('web-desk-service')
  // as they were when the dialog opened: who changed them meanwhile is not overwritten
  const [seen] = useState(() => ownOf(person))
  const [draft, setDraft] = useState(() => draftOf(seen))
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<readonly (QuotaKind | 'reason')[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = quotasOf(draft, seen)
    const found = [
      ...('faults' in read ? read.faults : []),
      ...(reason.trim() === '' ? (['reason'] as const) : []),
    ]
    setFaults(found)
    if ('quotas' in read && found.length === 0) onChange({ reason: reason.trim(), quotas: read.quotas, seen })
  }
  return (
    <WideDialog heading={t('people.acts.quotas.heading', { name: person.name })} onClose={onClose}>
      <form noValidate onSubmit={submit} className={styles.refund}>
        <Text>{t('people.acts.quotas.text')}</Text>
        <div className={styles.fields}>
          {quotaKinds.map(kind => (
            <TextInput
              key={kind}
              size="sm"
              label={t(kind.endsWith('Bytes') ? 'people.quotas.inGigabytes' : 'people.quotas.inNumber', {
                kind: t(`web-profile:quotas.kinds.${kind}`),
              })}
              inputMode="decimal"
              autoComplete="off"
              value={draft[kind]}
              error={faults.includes(kind) && t('people.quotas.fault')}
              onChange={event => {
                const { value } = event.currentTarget
                setDraft(before => ({ ...before, [kind]: value }))
              }}
            />
          ))}
        </div>
        <TextInput
          size="md"
          label={t('reason.label')}
          maxLength={500}
          autoComplete="off"
          value={reason}
          error={faults.includes('reason') && t('reason.missing')}
          onChange={event => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {t('people.acts.quotas.action')}
          </Button>
        </Group>
      </form>
    </WideDialog>
  )
}

const ownOf = ({ quotas }: DeskPerson): Partial<QuotaFigures> =>
  Object.fromEntries(quotas.flatMap(({ kind, limit, own }) => (own ? [[kind, limit]] : [])))
