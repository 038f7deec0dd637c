import { useTranslation } from 'react-i18next'
import type { DeskInvitation, MadeInvitation } from '#contract/desk-invitations'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showError, showToast } from '../../../ui/toast.ts'
import { actWords } from './act-words.ts'
import { useRenew, useWithdraw } from './invitation-queries.ts'

interface InvitationActDialogProps {
  act: 'renew' | 'withdraw'
  invitation: DeskInvitation
  /** Whom it invites, in words. */
  who: string
  onMade: (made: MadeInvitation) => void
  onClose: () => void
}

/** Asks before the address of an invitation leads nowhere any more. */
export function InvitationActDialog({ act, invitation, who, onMade, onClose }: InvitationActDialogProps) {
  const { t } = useTranslation('web-desk-service')
  const words = actWords(act, invitation)
  const renew = useRenew(invitation)
  const withdraw = useWithdraw(invitation)
  const perform = () => {
    if (act === 'renew')
      return renew.mutate(undefined, { onSuccess: onMade, onError: showError, onSettled: onClose })
    withdraw.mutate(undefined, {
      onSuccess: () => void showToast({ kind: 'success', text: t('invitations.withdraw.done') }),
      onError: showError,
      onSettled: onClose,
    })
  }
  return (
    <ConfirmDialog
      opened
      heading={t(`invitations.${words}.heading`, { who })}
      text={t(`invitations.${words}.text`)}
      confirm={t(`invitations.${words}.action`)}
      busy={renew.isPending || withdraw.isPending}
      onConfirm={perform}
      onClose={onClose}
    />
  )
}
