/** What became of what a visitor came for, where it is not a login; the page says it (`?login=`). */
export type LoginMessage =
  | 'refused'
  | 'expired'
  | 'failed'
  | 'taken'
  | 'stranger'
  | 'unavailable'
  | 'uninvited'
  | 'linked'
  | 'otherPerson'
  | 'tooMany'
  | 'again'

export type LoginPurpose = 'login' | 'import' | 'link'

export function messagePath(message: LoginMessage, purpose: LoginPurpose = 'login'): string {
  return `${places[purpose]}?login=${message}`
}

/** Where one came from. */
const places: Readonly<Record<LoginPurpose, string>> = {
  login: '/',
  import: '/app/shelf',
  link: '/app/profile',
}
