import { words } from '../../language/words.ts'
import { showToast } from '../../show/toast.ts'

/** Says why a login or a consent came to nothing: the server sends back with `?login=`. Takes it out of the address. */
export async function sayWhy(): Promise<void> {
  const url = new URL(location.href)
  const why = reasons.find(one => one === url.searchParams.get('login'))
  if (!why) return
  url.searchParams.delete('login')
  history.replaceState(history.state, '', url)
  await words.loadNamespaces('web-login')
  const kind = why === 'refused' ? 'notice' : 'error'
  await showToast({ kind, text: words.t(`web-login:why.${why}`) })
}

const reasons = ['refused', 'expired', 'failed', 'taken', 'stranger', 'unavailable'] as const
