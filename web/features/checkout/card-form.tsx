import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './card-form.module.css'
import { cardFields } from './card-script.ts'
import type { Card } from './use-card.ts'
import '@mantine/core/styles/Input.layer.css'

const names = { cardNumber: 'number', cardExpiry: 'expiry', cardCvc: 'cvc' } as const

/** The fields of a card. Number, date and code are the payment service's own: what is typed there never comes to us. */
export function CardForm({ card }: { card: Card }) {
  const { t } = useTranslation('web-checkout')
  if (card.state === 'keyFailed' || card.state === 'loadFailed')
    return (
      <div className={styles.card}>
        <p role="alert" className={styles.fault}>
          {t(`card.${card.state}`)}
        </p>
        <Button variant="default" className={styles.retry ?? ''} onClick={card.retry}>
          {t('failed.retry')}
        </Button>
      </div>
    )
  return (
    <div className={styles.card} aria-busy={card.state === 'loading'}>
      {cardFields.map(field => (
        <div key={field} className={styles[names[field]]}>
          <span className={styles.label}>
            {t(`card.${names[field]}`)} <span aria-hidden>*</span>
          </span>
          <div ref={card.rooms[field]} className={styles.room} />
        </div>
      ))}
      <TextInput
        size="md"
        label={t('card.postalCode')}
        withAsterisk={card.needsPostalCode}
        aria-required={card.needsPostalCode}
        autoComplete="billing postal-code"
        maxLength={12}
        value={card.postalCode}
        onChange={event => card.setPostalCode(event.currentTarget.value)}
      />
      <p role="alert" className={styles.fault}>
        {card.fault && t(`card.${card.fault}`)}
      </p>
      <p className={styles.note}>{t('trade.safe')}</p>
    </div>
  )
}
