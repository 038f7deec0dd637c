import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkMailbox } from '#contract/linked-accounts'
import { callApi } from '../../api/client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmailForm } from '../login/email-form.tsx'

/** Asks for the mailbox that is to be linked, and says then where to look for the link. */
export function MailboxDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation('web-profile')
  const [email, setEmail] = useState<string>()
  return (
    <Dialog
      opened
      title={t('link.email.heading')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('web-frame:close') }}
    >
      <Text role="status" mb="md">
        {email === undefined ? t('link.email.text') : t('link.email.sent', { email })}
      </Text>
      {email === undefined && (
        <EmailForm
          label={t('networks.email')}
          action={t('link.email.send')}
          send={address => callApi(linkMailbox, { params: { uid }, body: { email: address } })}
          onSent={setEmail}
        />
      )}
    </Dialog>
  )
}
