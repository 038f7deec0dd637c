/** Why a visitor is sent away without what he came for; the page says it (`?login=`). */
export type LoginMessage =
  | 'refused'
  | 'expired'
  | 'failed'
  | 'taken'
  | 'stranger'
  | 'unavailable'
  | 'uninvited'

/** `/` for a login, the shelf for who is logged in. */
export function messagePath(message: LoginMessage, purpose: 'login' | 'import' = 'login'): string {
  return `${purpose === 'login' ? '/' : '/app/shelf'}?login=${message}`
}
