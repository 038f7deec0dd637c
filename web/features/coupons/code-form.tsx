import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../api/api-error.ts'
import { claimFailure } from './claim-failure.ts'
import { codeFault } from './code-fault.ts'
import styles from './coupons.module.css'
import '@mantine/core/styles/Input.layer.css'

export interface CodeFormProps {
  /** Words of its button. */
  action: string
  /** Its error is told beside the field. */
  onCode: (code: string) => Promise<unknown>
}

/** Takes the code of a coupon. */
export function CodeForm({ action, onCode }: CodeFormProps) {
  const { t } = useTranslation('web-coupons')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // a form inside the payment form is no second one
    event.stopPropagation()
    const entered = code.trim().toUpperCase()
    const known = codeFault(entered)
    if (known) return setFault(t(known))
    setBusy(true)
    await onCode(entered)
      .then(() => setCode(''))
      .catch(error => setFault(t(claimFailure(error), messageOf(error).values)))
      .finally(() => setBusy(false))
  }
  return (
    <form className={styles.entering} noValidate onSubmit={event => void submit(event)}>
      <TextInput
        size="md"
        label={t('code')}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={fault}
        onChange={event => {
          setFault(undefined)
          setCode(event.currentTarget.value)
        }}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        {action}
      </Button>
    </form>
  )
}
