import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users'
import styles from './profile.module.css'
import { useChangeUser } from './use-change-user.ts'
import '@mantine/core/styles/Input.layer.css'

/** The name, as new books write their author. */
export function NameForm({ user }: { user: User }) {
  const { t } = useTranslation('web-profile')
  const [name, setName] = useState(user.name)
  const [isMissing, miss] = useState(false)
  const change = useChangeUser(user.uid)
  const newName = name.trim()
  return (
    <form
      className={styles.name}
      onSubmit={event => {
        event.preventDefault()
        if (newName === '') miss(true)
        else change.mutate({ name: newName })
      }}
    >
      <TextInput
        size="md"
        label={t('name')}
        value={name}
        maxLength={80}
        autoComplete="name"
        error={isMissing && t('nameMissing')}
        onChange={event => {
          miss(false)
          setName(event.currentTarget.value)
        }}
      />
      {newName !== user.name && (
        <Button type="submit" loading={change.isPending}>
          {t('save')}
        </Button>
      )}
    </form>
  )
}
