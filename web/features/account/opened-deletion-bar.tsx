import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { keepUser } from '#contract/users'
import { callApi } from '../../api/client.ts'
import { userKey } from '../../api/own-user.ts'
import { useUser } from '../../session/use-user.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { dayText } from '../books/book-dates.ts'
import styles from './deletion-bar.module.css'
import type { DeletionBarProps } from './deletion-bar.tsx'

export function OpenedDeletionBar({ deletesAt }: DeletionBarProps) {
  const { t } = useTranslation('web-profile')
  const client = useQueryClient()
  const uid = useUser()?.uid ?? ''
  const keep = useMutation({
    mutationFn: () => callApi(keepUser, { params: { uid } }),
    onSuccess: user => {
      client.setQueryData(userKey(uid), user)
      // the shelf says it too
      void client.invalidateQueries()
      void showToast({ kind: 'success', text: t('deletion.kept') })
    },
    onError: showError,
  })
  return (
    <div className={styles.bar} role="status">
      <p>{t('deletion.bar', { day: dayText(deletesAt) })}</p>
      <Button loading={keep.isPending} onClick={() => keep.mutate()}>
        {t('deletion.keep')}
      </Button>
    </div>
  )
}
