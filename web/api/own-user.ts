import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#contract/call'
import { changeUser, readUser } from '#contract/users'
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

/** Changes the account of who is logged in, and shows the change. */
export async function changeOwnUser(
  queries: QueryClient,
  uid: string,
  body: CallInput<typeof changeUser>['body'],
): Promise<void> {
  queries.setQueryData(userKey(uid), await callApi(changeUser, { params: { uid }, body }))
}
