import type { CallInput } from '#contract/call'
import { beginPasskeyLogin, type logInWithPasskey } from '#contract/passkeys'
import { callApi } from '../api/client.ts'
import { whyNoPasskey } from './why-no-passkey.ts'

/** What a passkey of this site signed for a login, or why none did. */
export async function signWithPasskey(): Promise<
  CallInput<typeof logInWithPasskey>['body'] | 'unsupported' | NonNullable<ReturnType<typeof whyNoPasskey>>
> {
  const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser')
  if (!browserSupportsWebAuthn()) return 'unsupported'
  const optionsJSON = await callApi(beginPasskeyLogin, {})
  try {
    const { id, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { credentialId: id, clientData: clientDataJSON, authenticatorData, signature, userHandle }
  } catch (error) {
    const why = whyNoPasskey(error)
    if (why === undefined) throw error
    return why
  }
}
