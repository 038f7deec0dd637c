import { addPasskey, beginPasskey } from '#contract/passkeys'
import type { User } from '#contract/users'
import { callApi } from '../../api/client.ts'
import { hasNoPasskey } from '../../layout/has-no-passkey.ts'

/** What came of it; `known`: the device has one of this account; `nothing`: nobody confirmed it, or not in time. */
export type MadePasskey = { user: User } | 'unsupported' | 'known' | 'nothing'

/** Has the browser make a passkey, and adds it to the account. */
export async function makePasskey(uid: string): Promise<MadePasskey> {
  const { browserSupportsWebAuthn, startRegistration } = await import('@simplewebauthn/browser')
  if (!browserSupportsWebAuthn()) return 'unsupported'
  const params = { uid }
  const optionsJSON = await callApi(beginPasskey, { params })
  try {
    const { id, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = response
    const body = { credentialId: id, clientData: clientDataJSON, attestationObject, transports }
    return { user: await callApi(addPasskey, { params, body }) }
  } catch (error) {
    if (hasNoPasskey(error)) return 'nothing'
    if (error instanceof Error && error.name === 'InvalidStateError') return 'known'
    throw error
  }
}
