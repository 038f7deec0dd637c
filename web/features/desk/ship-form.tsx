import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './desk.module.css'
import '@mantine/core/styles/Input.layer.css'

export interface ShipFormProps {
  busy: boolean
  onShip: (trackingNumber: string, trackingUrl: string) => void
}

/** Takes the number of the parcel; its person gets the mail. */
export function ShipForm({ busy, onShip }: ShipFormProps) {
  const { t } = useTranslation('web-desk')
  const [number, setNumber] = useState('')
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<{ number?: string; address?: string }>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() === '') return setFault({ number: t('ship.numberMissing') })
    if (address.trim() !== '' && !isWebAddress(address.trim()))
      return setFault({ address: t('ship.noAddress') })
    onShip(number.trim(), address.trim())
  }
  return (
    <form className={styles.ship} noValidate onSubmit={submit}>
      <TextInput
        size="sm"
        label={t('ship.number')}
        value={number}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        error={fault.number}
        onChange={event => {
          setFault({})
          setNumber(event.currentTarget.value)
        }}
      />
      <TextInput
        size="sm"
        label={t('ship.address')}
        type="url"
        value={address}
        maxLength={500}
        autoComplete="off"
        error={fault.address}
        onChange={event => {
          setFault({})
          setAddress(event.currentTarget.value)
        }}
      />
      <Button type="submit" size="sm" loading={busy}>
        {t('ship.action')}
      </Button>
    </form>
  )
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
