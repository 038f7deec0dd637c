import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog.tsx'

export interface WideDialogProps {
  heading: string
  /** Not while another one is open over it. */
  closeOnEscape?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog with room for work: the whole screen on phones. Mounted while it is open. */
export function WideDialog({ heading, closeOnEscape = true, onClose, children }: WideDialogProps) {
  const { t } = useTranslation('web-frame')
  const small = useMediaQuery('(max-width: 40rem)', undefined, { getInitialValueInEffect: false })
  return (
    <Dialog
      opened
      closeOnEscape={closeOnEscape}
      onClose={onClose}
      size="40rem"
      padding="lg"
      fullScreen={small ?? false}
      title={heading}
      styles={{ title: { fontFamily: 'var(--serif)', fontSize: '1.25rem' } }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Dialog>
  )
}
