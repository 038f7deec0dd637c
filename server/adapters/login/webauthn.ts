import type { Settings } from '#server/settings-shape'

/** Who asks for passkeys (the relying party), as the public origin says; never what a request says. */
export interface RelyingParty {
  id: string
  origin: string
  name: string
}

export function relyingParty({
  publicOrigin,
  brandName,
}: Pick<Settings, 'publicOrigin' | 'brandName'>): RelyingParty {
  return { id: new URL(publicOrigin).hostname, origin: publicOrigin, name: brandName }
}

/** A passkey as it is kept: `id` and `publicKey` (COSE) as base64url. */
export interface Passkey {
  id: string
  publicKey: string
  counter: number
}

/** What a browser brings of a passkey that it made. */
export interface MadePasskey {
  credentialId: string
  clientData: string
  attestationObject: string
}

/** What a browser brings that a passkey signed. */
export interface SignedLogin {
  credentialId: string
  clientData: string
  authenticatorData: string
  signature: string
  userHandle: string
}

/** Why something was refused, for the log. */
export interface WebauthnRefused {
  refused: string
}

/**
 * ES256, RS256 and EdDSA, in the order of the W3C's own examples: what all authenticators know. What Node may come to know beside them is not taken: a
 * passkey is to be read by the next version of this service too.
 */
export const algorithms = [-7, -257, -8]

/** 32 random bytes, as base64url. */
export async function newChallenge(): Promise<string> {
  const { generateChallenge, isoBase64URL } = await helpers()
  return isoBase64URL.fromBuffer(await generateChallenge())
}

/** Checks a passkey that a browser made for `challenge`: by us, here, by somebody who is there and proved who he is. */
export async function checkMadePasskey(
  { credentialId: id, clientData, attestationObject }: MadePasskey,
  challenge: string,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
): Promise<Passkey | WebauthnRefused> {
  return refusedByThrowing(async () => {
    const { decodeAttestationObject, isoBase64URL } = await helpers()
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
    const format = attestation.get('fmt')
    // we ask for no attestation: whoever sends certificates could have us fetch what they name
    const isBare =
      format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
    if (!isBare) return { refused: 'attestation' }
    const { verifyRegistrationResponse } = await library()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: clientData, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return { refused: 'signature' }
    const { credential } = registrationInfo
    // what was signed names the credential; what stands beside it is only said
    if (credential.id !== id) return { refused: 'credential id' }
    return { id, publicKey: isoBase64URL.fromBuffer(credential.publicKey), counter: credential.counter }
  })
}

/** Checks what a passkey signed for `challenge`, as above; gives its new counter, which is never less than the one before. */
export async function checkSignedLogin(
  { credentialId: id, clientData, authenticatorData, signature, userHandle }: SignedLogin,
  passkey: Passkey,
  challenge: string,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
): Promise<{ counter: number } | WebauthnRefused> {
  return refusedByThrowing(async () => {
    const { isoBase64URL } = await helpers()
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: clientData, authenticatorData, signature, userHandle },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        counter: passkey.counter,
      },
    })
    return verified ? { counter: authenticationInfo.newCounter } : { refused: 'signature' }
  })
}

/** The library throws where it refuses, and where what it reads is nonsense; its words may hold what a stranger sent. */
async function refusedByThrowing<T>(check: () => Promise<T>): Promise<T | WebauthnRefused> {
  try {
    return await check()
  } catch (error) {
    return { refused: error instanceof Error ? error.message.slice(0, 160) : 'not understood' }
  }
}

// loaded when the first passkey comes: it brings 400 ms and the reading of certificates along
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')
