import { words } from '../i18n/words.ts'
import { showToast } from '../ui/toast.ts'

/** Says what became of a login, a consent or the linking of an account, where nothing else does: the server sends back with `?login=`. Takes it out of the address. */
export async function showLoginOutcome(): Promise<void> {
  const url = new URL(location.href)
  const why = reasons.find(reason => reason === url.searchParams.get('login'))
  url.searchParams.delete('login')
  // the networks leave their own mark behind the address (social formats 3)
  if (/^#_(=_)?$/.test(url.hash)) url.hash = ''
  history.replaceState(history.state, '', url)
  if (!why) return
  await words.loadNamespaces('web-login')
  const kind = why === 'linked' ? 'success' : why === 'refused' ? 'notice' : 'error'
  await showToast({ kind, text: words.t(`web-login:why.${why}`) })
}

const reasons = [
  'refused',
  'expired',
  'failed',
  'taken',
  'stranger',
  'unavailable',
  'uninvited',
  'linked',
  'otherPerson',
  'tooMany',
  'again',
] as const
