import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './checkout.module.css'
import { changeDraft } from './checkout-draft.ts'
import type { Order } from './use-order.ts'
import '@mantine/core/styles/Input.layer.css'

/** Where news of the order goes, and a word to whoever packs it. */
export function ContactFields({ order, isWrong }: { order: Order; isWrong: boolean }) {
  const { t } = useTranslation('web-checkout')
  const { email, isByPost, draft } = order
  return (
    <div className={styles.contact}>
      <TextInput
        size="md"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('trade.email')}
        description={isByPost ? t('trade.emailNote') : t('trade.emailPdf')}
        withAsterisk
        aria-required
        maxLength={254}
        value={email}
        error={isWrong && t('trade.emailWrong')}
        onChange={event => changeDraft({ email: event.currentTarget.value })}
      />
      <Textarea
        size="md"
        label={t('trade.note')}
        description={t('trade.noteText')}
        maxLength={500}
        rows={2}
        value={draft.note}
        onChange={event => changeDraft({ note: event.currentTarget.value })}
      />
    </div>
  )
}
