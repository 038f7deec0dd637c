import { callHeaders } from '../../../api/client.ts'

/** Whether the server still waits for the rest of an upload; one that it cannot be asked about may be. */
export async function isStillComing(address: string): Promise<boolean> {
  const answer = await ask('HEAD', address)
  if (!answer) return true
  if (answer.status === 404 || answer.status === 410) return false
  const [there, all] = ['Upload-Offset', 'Upload-Length'].map(name => answer.headers.get(name))
  return !answer.ok || there !== all
}

/** What has arrived of it is not wanted any more. */
export async function giveUp(address: string): Promise<void> {
  await ask('DELETE', address)
}

async function ask(method: 'HEAD' | 'DELETE', address: string): Promise<Response | undefined> {
  const headers = callHeaders(undefined)
  headers.set('Tus-Resumable', '1.0.0')
  return fetch(address, { method, headers }).catch(() => undefined)
}
