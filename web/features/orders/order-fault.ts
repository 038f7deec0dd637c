import { ApiError } from '../../api/api-error.ts'

export interface OrderFault {
  /** Of the address; empty where it names none. */
  oid: string
  error: Error | null
}

/** Why there is no order to show, by the name of its sentence; undefined while it is being read. */
export function orderFault({ oid, error }: OrderFault): 'none' | 'failed' | undefined {
  if (oid === '') return 'none'
  if (!error) return undefined
  return error instanceof ApiError && error.status === 404 ? 'none' : 'failed'
}
