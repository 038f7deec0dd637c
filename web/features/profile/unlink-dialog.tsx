import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Account } from './may-unlink.ts'
import { useEndSession } from './use-end-session.ts'
import { useUnlinkAccount } from './use-unlink-account.ts'

export interface UnlinkDialogProps {
  uid: string
  account: Account
  /** As it is shown. */
  name: string
  onClose: () => void
}

/** Says what ends and what stays before an account is unlinked, or a passkey removed. */
export function UnlinkDialog({ uid, account: { accountId, network }, name, onClose }: UnlinkDialogProps) {
  const { t } = useTranslation('web-profile')
  const says =
    network === 'passkey'
      ? {
          heading: t('passkeys.removeHeading', { name }),
          text: t('passkeys.removeText'),
          confirm: t('passkeys.remove'),
          done: t('passkeys.removed'),
        }
      : {
          heading: t('unlink.heading', { network: name }),
          text: t('unlink.text', { network: name }),
          confirm: t('unlink.confirm'),
          done: t('unlink.done', { network: name }),
        }
  const unlink = useUnlinkAccount(uid, accountId, says.done)
  const sessions = useEndSession(uid)
  // who lets a way in go may fear for his account
  const [alsoOthers, setAlsoOthers] = useState(false)
  return (
    <ConfirmDialog
      opened
      heading={says.heading}
      text={says.text}
      confirm={says.confirm}
      busy={unlink.isPending}
      onConfirm={() =>
        unlink.mutate(undefined, {
          onSuccess: () => alsoOthers && sessions.mutate('others'),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    >
      <Checkbox
        mt="md"
        label={t('sessions.endOthersToo')}
        checked={alsoOthers}
        onChange={event => setAlsoOthers(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}
