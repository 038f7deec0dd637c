import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { renameAccount } from '#contract/linked-accounts'
import { callApi } from '../../api/client.ts'
import { userKey } from '../../api/own-user.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showError } from '../../ui/toast.ts'
import type { Account } from './may-unlink.ts'
import styles from './profile.module.css'
import '@mantine/core/styles/Input.layer.css'

export interface RenameDialogProps {
  uid: string
  account: Account
  onClose: () => void
}

/** Asks what a passkey is to be called. */
export function RenameDialog({ uid, account: { accountId, name: before }, onClose }: RenameDialogProps) {
  const { t } = useTranslation('web-profile')
  const client = useQueryClient()
  const [name, setName] = useState(before)
  const [isMissing, miss] = useState(false)
  const rename = useMutation({
    mutationFn: (newName: string) =>
      callApi(renameAccount, { params: { uid, accountId }, body: { name: newName } }),
    onSuccess: user => {
      client.setQueryData(userKey(uid), user)
      onClose()
    },
    onError: showError,
  })
  return (
    <Dialog
      opened
      title={t('passkeys.renameHeading')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('web-frame:close') }}
    >
      <form
        className={styles.confirm}
        onSubmit={event => {
          event.preventDefault()
          if (name.trim() === '') miss(true)
          else rename.mutate(name.trim())
        }}
      >
        <TextInput
          size="md"
          label={t('passkeys.renameLabel')}
          value={name}
          maxLength={80}
          autoComplete="off"
          data-autofocus
          error={isMissing && t('nameMissing')}
          onChange={event => {
            miss(false)
            setName(event.currentTarget.value)
          }}
        />
        <div className={styles.answers}>
          <Button variant="subtle" color="ink.9" onClick={onClose}>
            {t('web-frame:cancel')}
          </Button>
          <Button type="submit" loading={rename.isPending}>
            {t('passkeys.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
