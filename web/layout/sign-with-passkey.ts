import type { CallInput } from '#contract/call'
import { beginPasskeyLogin, type logInWithPasskey } from '#contract/passkeys'
import { callApi } from '../api/client.ts'
import { hasNoPasskey } from './has-no-passkey.ts'

/** What a passkey of this site signed for a login; `nothing`: none was chosen, or not in time. */
export async function signWithPasskey(): Promise<
  CallInput<typeof logInWithPasskey>['body'] | 'unsupported' | 'nothing'
> {
  const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser')
  if (!browserSupportsWebAuthn()) return 'unsupported'
  const optionsJSON = await callApi(beginPasskeyLogin, {})
  try {
    const { id, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { credentialId: id, clientData: clientDataJSON, authenticatorData, signature, userHandle }
  } catch (error) {
    if (hasNoPasskey(error)) return 'nothing'
    throw error
  }
}
