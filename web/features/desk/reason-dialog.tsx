import { Button, Group, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WideDialog } from '../../ui/wide-dialog.tsx'
import styles from './desk.module.css'
import '@mantine/core/styles/Input.layer.css'

export interface ReasonDialogProps {
  heading: string
  text: string
  /** Words of the button that goes on. */
  confirm: string
  /** What has to be typed before it is done; absent where the reason is enough. */
  typed?: string
  /** It is done without a reason, too. */
  optional?: true
  busy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks before something that matters, and for the reason that stands in the log. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { heading, text, confirm, typed, optional, busy, onConfirm, onClose } = props
  const { t } = useTranslation('web-desk-service')
  const [reason, setReason] = useState('')
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const isReasoned = optional || reason.trim() !== ''
  const isTyped = typed === undefined || name.trim() === typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isReasoned && isTyped) onConfirm(reason.trim())
  }
  return (
    <WideDialog heading={heading} onClose={onClose}>
      <form noValidate onSubmit={submit} className={styles.refund}>
        <Text>{text}</Text>
        <TextInput
          size="md"
          label={t(optional ? 'reason.optional' : 'reason.label')}
          maxLength={500}
          autoComplete="off"
          data-autofocus
          value={reason}
          error={isTried && !isReasoned && t('reason.missing')}
          onChange={event => setReason(event.currentTarget.value)}
        />
        {typed !== undefined && (
          <TextInput
            size="md"
            label={t('reason.name', { name: typed })}
            autoComplete="off"
            spellCheck={false}
            value={name}
            error={isTried && !isTyped && t('reason.mismatch')}
            onChange={event => setName(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="subtle" color="ink.9" onClick={onClose}>
            {t('web-frame:cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {confirm}
          </Button>
        </Group>
      </form>
    </WideDialog>
  )
}
