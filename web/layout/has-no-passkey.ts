/** Whether somebody closed what the browser asked, or had no passkey for it: browsers tell sites no more than that it came to nothing (WebAuthn 14.5). */
export function hasNoPasskey(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
