import { useQuery } from '@tanstack/react-query'
import { ownUserQuery } from '../api/own-user.ts'

/** Whether who is logged in works at the desk; asked when a menu opens. */
export function useIsStaff(uid: string | undefined): boolean {
  return useQuery(ownUserQuery(uid)).data?.isStaff ?? false // nothing is shown until it is known
}
