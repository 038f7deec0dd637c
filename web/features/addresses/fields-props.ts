import type { AddressDraft, DraftField } from './address-draft.ts'

/** What a group of fields is given. */
export interface FieldsProps {
  draft: AddressDraft
  /** Fields with something missing or wrong, which are told when one wanted to save. */
  faults: readonly DraftField[]
  change: (part: Partial<AddressDraft>) => void
}
