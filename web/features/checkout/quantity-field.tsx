import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './quantity-field.module.css'

export interface QuantityFieldProps {
  /** What is counted, for those who do not see it. */
  title: string
  value: number
  most: number
  onChange: (quantity: number) => void
}

/** How many copies: with two buttons, or typed. */
export function QuantityField({ title, value, most, onChange }: QuantityFieldProps) {
  const { t } = useTranslation('web-checkout')
  // what is being typed; an empty field is no number yet
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    const quantity = Number(text)
    const isCount = /^\d{1,3}$/.test(text) && quantity >= 1 && quantity <= most
    setTyped(isCount ? undefined : text)
    if (isCount && quantity !== value) onChange(quantity)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row by Safari
    <div className={styles.quantity} role="group" aria-label={t('quantity.of', { title })}>
      <RoundButton label={t('quantity.less')} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <IconMinus size={18} stroke={1.75} aria-hidden />
      </RoundButton>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('quantity.label')}
        value={typed ?? value}
        onChange={event => change(event.currentTarget.value.trim())}
        onBlur={() => setTyped(undefined)}
      />
      <RoundButton label={t('quantity.more')} disabled={value >= most} onClick={() => onChange(value + 1)}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
      </RoundButton>
    </div>
  )
}
