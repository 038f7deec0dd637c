import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LoginChoices } from './login-choices.tsx'
import '../ui/theme/dialogs.css'

/** Asks with which account to log in. Mounted while it is open. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('web-frame')
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('login.heading')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <LoginChoices back="/app/shelf" />
    </Modal>
  )
}
