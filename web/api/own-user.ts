import { queryOptions } from '@tanstack/react-query'
import { readUser } from '#contract/users'
import { callApi } from './client.ts'

/** By what the user is kept. */
export function userKey(uid: string | undefined): readonly unknown[] {
  return ['user', uid]
}

/** The account of who is logged in. */
export function ownUserQuery(uid: string | undefined) {
  return queryOptions({
    queryKey: userKey(uid),
    queryFn: ({ signal }) => callApi(readUser, { params: { uid: uid ?? '' } }, { signal }), // only asked where there is one
    enabled: Boolean(uid),
  })
}
