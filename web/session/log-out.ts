import { clearUser } from './user.ts'

/** Ends the login here and on the server. Whether the server hears it does not matter to who leaves. */
export async function logOut(): Promise<void> {
  // loaded now: the first page needs neither
  const [{ closeSession }, { callApi }] = await Promise.all([
    import('#contract/users'),
    import('../api/client.ts'),
  ])
  const told = callApi(closeSession, {}).catch(() => undefined)
  clearUser()
  await told
}
