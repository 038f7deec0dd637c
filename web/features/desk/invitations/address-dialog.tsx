import { Group, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { WideDialog } from '../../../ui/wide-dialog.tsx'
import styles from '../desk.module.css'
import '@mantine/core/styles/Input.layer.css'

/** The address of an invitation, this once: the server knows it no more. */
export function AddressDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation('web-desk-service')
  return (
    <WideDialog heading={t('invitations.address.heading')} onClose={onClose}>
      <div className={styles.refund}>
        <Text>{t('invitations.address.text')}</Text>
        <TextInput
          size="md"
          readOnly
          label={t('invitations.address.label')}
          value={address}
          data-autofocus
          onFocus={event => event.currentTarget.select()}
        />
        <Group justify="flex-end">
          <CopyButton
            text={address}
            words={{ copy: t('invitations.address.copy'), copied: t('invitations.address.copied') }}
          />
        </Group>
      </div>
    </WideDialog>
  )
}
