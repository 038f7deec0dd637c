import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AddressDraft, DraftField } from './address-draft.ts'
import type { FieldsProps } from './fields-props.ts'
import '@mantine/core/styles/Input.layer.css'

type TextField = { [F in DraftField]: AddressDraft[F] extends string ? F : never }[DraftField]

export interface TextFieldProps
  extends FieldsProps,
    Pick<TextInputProps, 'autoComplete' | 'inputMode' | 'type'> {
  field: TextField
  optional?: boolean
  label?: string
  description?: string
  placeholder?: string
  className?: string | undefined
}

/** One line of an address: its name, whether it is required, and what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { t } = useTranslation('web-addresses')
  const { draft, faults, change, field, optional, label, description, placeholder, className, ...input } =
    props
  return (
    <TextInput
      {...input}
      {...(className && { className })}
      {...(placeholder && { placeholder })}
      size="md"
      name={field}
      label={label ?? t(`fields.${field}`)}
      {...(description && { description })}
      withAsterisk={!optional}
      aria-required={!optional}
      value={draft[field]}
      maxLength={200}
      error={faults.includes(field) && t(`faults.${field}`)}
      onChange={event => change({ [field]: event.currentTarget.value })}
    />
  )
}
