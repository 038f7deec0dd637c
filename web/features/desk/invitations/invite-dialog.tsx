import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MadeInvitation } from '#contract/desk-invitations'
import { languageCodes } from '#domain/catalogue/languages'
import { messageOf } from '../../../api/api-error.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { WideDialog } from '../../../ui/wide-dialog.tsx'
import styles from '../desk.module.css'
import { useInvite } from './invitation-queries.ts'
import '@mantine/core/styles/Input.layer.css'

interface InviteDialogProps {
  sendsMail: boolean
  onMade: (made: MadeInvitation) => void
  onClose: () => void
}

/** Invites a person: by mail, or by an address that one gives away oneself. */
export function InviteDialog({ sendsMail, onMade, onClose }: InviteDialogProps) {
  const { t } = useTranslation('web-desk-service')
  const [email, setEmail] = useState('')
  const [language, setLanguage] = useState(useLanguage())
  const invite = useInvite()
  const fault = invite.error && messageOf(invite.error)
  const isMailed = sendsMail && email.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate({ email: email.trim() === '' ? null : email.trim(), language }, { onSuccess: onMade })
  }
  return (
    <WideDialog heading={t('invitations.invite.heading')} onClose={onClose}>
      <form noValidate onSubmit={submit} className={styles.refund}>
        <Text>{t(sendsMail ? 'invitations.invite.mailed' : 'invitations.invite.noMail')}</Text>
        <TextInput
          size="md"
          type="email"
          label={t('invitations.invite.email')}
          maxLength={320}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={email}
          error={fault && t(fault.key, fault.values)}
          onChange={event => {
            setEmail(event.currentTarget.value)
            invite.reset()
          }}
        />
        {sendsMail && (
          <NativeSelect
            size="md"
            label={t('invitations.invite.language')}
            value={language}
            data={languageCodes.map(value => ({ value, label: t(`web-frame:languages.${value}`) }))}
            onChange={event =>
              setLanguage(languageCodes.find(code => code === event.currentTarget.value) ?? language)
            }
          />
        )}
        <Group justify="flex-end">
          <Button variant="subtle" color="ink.9" onClick={onClose}>
            {t('web-frame:cancel')}
          </Button>
          <Button type="submit" loading={invite.isPending}>
            {t(isMailed ? 'invitations.invite.send' : 'invitations.invite.make')}
          </Button>
        </Group>
      </form>
    </WideDialog>
  )
}
