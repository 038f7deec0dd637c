import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/dialog.tsx'
import { LoginChoices } from './login-choices.tsx'

/** Asks with which account to log in. Mounted while it is open. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('web-frame')
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('login.heading')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <LoginChoices back="/app/shelf" />
    </Dialog>
  )
}
