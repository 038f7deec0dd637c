import { useTranslation } from 'react-i18next'
import type { NetworkName } from '#domain/catalogue/networks'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useUnlinkNetwork } from './use-unlink-network.ts'

export interface UnlinkDialogProps {
  uid: string
  network: NetworkName
  /** As it is shown. */
  name: string
  onClose: () => void
}

/** Says what ends and what stays before accounts are unlinked. */
export function UnlinkDialog({ uid, network, name, onClose }: UnlinkDialogProps) {
  const { t } = useTranslation('web-profile')
  const unlink = useUnlinkNetwork(uid, network, name)
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
