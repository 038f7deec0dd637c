import { messageOf } from '../api/api-error.ts'
import { words } from '../i18n/words.ts'

export interface Toast {
  kind: 'success' | 'error' | 'notice'
  /** Words in the person's language. */
  text: string
  /** Stays until it is closed; others go after 3 s (specification 9). */
  stays?: boolean
}

/** Says something at the foot of the window. A click goes through it, and closes one that stays. */
export async function showToast(toast: Toast): Promise<void> {
  const { show } = await import('./toast-host.tsx')
  show(toast)
}

/** Says in the person's language what went wrong with a call. Who ended the call himself hears nothing. */
export function showError(error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === 'AbortError') return Promise.resolve()
  const { key, values } = messageOf(error)
  return showToast({ kind: 'error', text: words.t(key, values) })
}
