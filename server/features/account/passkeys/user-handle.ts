/** What a passkey calls the account that it is made for: its id, which is random and says nothing of a person (WebAuthn 14.6.1). */
export function userHandleOf(uid: string): string {
  return Buffer.from(uid).toString('base64url')
}
