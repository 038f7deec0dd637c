import type { Named, RequestContext } from '../../../kernel/http/policy.ts'

/** Whom a call is about; that there is such a user is said only to himself, so nobody is looked up. */
export interface UserKey {
  uid: string
}

/** The user whom a request names by `uid`, and who makes it where it names nobody. */
export async function namedUser(
  { uid }: Named,
  { caller }: RequestContext<unknown>,
): Promise<UserKey | undefined> {
  if (uid === undefined) return caller
  return typeof uid === 'string' ? { uid } : undefined
}
