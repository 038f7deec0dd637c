import { clearUser, forgetLeaving, keepLeaving } from '../session/session.ts'

/** Ends the login here and on the server. What the server does not hear now is told to it at the next visit (frame.tsx). */
export async function logOut(): Promise<void> {
  // at once: who reloads or leaves in the next moment is gone all the same
  clearUser()
  keepLeaving()
  // loaded now: the first page needs neither
  const [{ closeSession }, { callApi }, { ApiError }] = await Promise.all([
    import('#contract/sessions'),
    import('../api/client.ts'),
    import('../api/api-error.ts'),
  ])
  try {
    // also when the window is closed meanwhile
    await callApi(closeSession, {}, { keepalive: true })
    forgetLeaving()
  } catch (error) {
    // the session was over before
    if (error instanceof ApiError && error.status === 401) forgetLeaving()
  }
}
