import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  opened: boolean
  heading: string
  text?: string
  /** Words of the button that goes on; without them the usual ones. */
  confirm?: string
  /** The work is under way. */
  busy?: boolean
  /** Only something to know: no way to cancel (specification 5). */
  noCancel?: boolean
  /** What may be chosen with it. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that matters. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('web-frame')
  const {
    opened,
    heading,
    text,
    confirm,
    busy = false,
    noCancel = false,
    children,
    onConfirm,
    onClose,
  } = props
  return (
    <Dialog opened={opened} onClose={onClose} title={heading} closeButtonProps={{ 'aria-label': t('close') }}>
      {text && <Text>{text}</Text>}
      {children}
      <Group justify="flex-end" mt="lg">
        {!noCancel && (
          <Button variant="subtle" color="ink.9" onClick={onClose}>
            {t('cancel')}
          </Button>
        )}
        <Button loading={busy} onClick={onConfirm} data-autofocus>
          {confirm ?? t('confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
