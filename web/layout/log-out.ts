import { clearUser } from '../session/session.ts'
import { readUser } from '../session/user.ts'

/** Ends the login here and on the server. Whether the server hears it does not matter to who leaves. */
export async function logOut(): Promise<void> {
  const key = readUser()?.token.key
  // at once: who reloads or leaves in the next moment is gone all the same
  clearUser()
  // loaded now: the first page needs neither
  const [{ closeSession }, { callApi }] = await Promise.all([
    import('#contract/users'),
    import('../api/client.ts'),
  ])
  if (key) await callApi(closeSession, {}, { key }).catch(() => undefined)
}
