import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showError, showToast } from '../../../ui/toast.ts'

interface EndCouponsDialogProps {
  /** What is ended. */
  of: 'coupons' | 'batches'
  /** What that means, in a sentence. */
  text: string
  end: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending'>
  onClose: () => void
}

/** Asks before coupons end, and says when they have. */
export function EndCouponsDialog({ of, text, end, onClose }: EndCouponsDialogProps) {
  const { t } = useTranslation('web-desk-shop')
  return (
    <ConfirmDialog
      opened
      heading={t('coupons.end.heading')}
      text={text}
      confirm={t(`${of}.end.action`)}
      busy={end.isPending}
      onConfirm={() =>
        end.mutate(undefined, {
          onSuccess: () => void showToast({ kind: 'success', text: t(`${of}.end.done`) }),
          onError: showError,
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  )
}
