import { addPasskey, beginPasskey } from '#contract/passkeys'
import type { User } from '#contract/users'
import { callApi } from '../../api/client.ts'
import { whyNoPasskey } from '../../layout/why-no-passkey.ts'

/** Has the browser make a passkey, and adds it to the account; or why there is none. */
export async function makePasskey(
  uid: string,
): Promise<{ user: User } | 'unsupported' | NonNullable<ReturnType<typeof whyNoPasskey>>> {
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
    const why = whyNoPasskey(error)
    if (why === undefined) throw error
    return why
  }
}
