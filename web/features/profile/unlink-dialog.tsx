import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useUnlinkAccount } from './use-unlink-account.ts'

export interface UnlinkDialogProps {
  uid: string
  accountId: string
  /** As it is shown. */
  name: string
  onClose: () => void
}

/** Says what ends and what stays before an account is unlinked. */
export function UnlinkDialog({ uid, accountId, name, onClose }: UnlinkDialogProps) {
  const { t } = useTranslation('web-profile')
  const unlink = useUnlinkAccount(uid, accountId, name)
  return (
    <ConfirmDialog
      opened
      heading={t('unlink.heading', { network: name })}
      text={t('unlink.text', { network: name })}
      confirm={t('unlink.confirm')}
      busy={unlink.isPending}
      onConfirm={() => unlink.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
