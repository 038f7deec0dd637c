import type { FastifyRequest } from 'fastify'
import type { Answer } from '#contract/call'
import type { logInWithPasskey as call } from '#contract/passkeys'
import { checkSignedLogin, relyingParty, type SignedLogin } from '../../../adapters/login/webauthn.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { findPasskey, notePasskeyUse } from '../identities/passkeys.ts'
import { becomeStaff } from '../invitations/become-staff.ts'
import { invitationOf } from '../invitations/invitation-cookie.ts'
import { giveTicket } from '../login/give-ticket.ts'
import { offeredWays } from '../login/offered-ways.ts'
import { securityEvent } from '../security/security-event.ts'
import { takeChallenge } from './challenge.ts'

/** A ticket for whose passkey signed, in the browser that asked for it. */
export async function logInWithPasskey(
  login: SignedLogin,
  request: FastifyRequest,
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  if (!offeredWays(deps).includes('passkey')) return refuse('notFound')
  const begun = await takeChallenge(login.clientData, null, request, deps)
  const uid = begun && (await whoSigned(login, begun.challenge, request, deps))
  if (!begun || uid === undefined) {
    await securityEvent(deps, { kind: 'login-refused', target: 'passkey', request })
    return refuse(begun ? 'passkeyRefused' : 'passkeyExpired')
  }
  await securityEvent(deps, { kind: 'login-vouched', uid, target: 'passkey', request })
  return { uid, ticket: await giveTicket({ uid, browser: begun.browser }, deps) }
}

/** Whose passkey signed; undefined where none of ours did, or one that may have been copied: its counter went back. */
async function whoSigned(
  login: SignedLogin,
  challenge: string,
  request: FastifyRequest,
  deps: Deps,
): Promise<string | undefined> {
  const { db, settings, log, now } = deps
  const passkey = await findPasskey(db, login.credentialId)
  // the key names its account itself: it was made for that one (WebAuthn 7.2, step 6)
  if (!passkey || passkey.userHandle !== login.userHandle) return undefined
  const { subject, publicKey, counter } = passkey
  const known = { id: subject, publicKey, counter }
  const checked = await checkSignedLogin(login, known, challenge, relyingParty(settings))
  if ('refused' in checked) {
    log.warn({ uid: passkey.uid, why: checked.refused }, 'a login by a passkey was refused')
    return undefined
  }
  return db.transaction(async tx => {
    if (!(await notePasskeyUse(tx, { subject, counter: checked.counter, now: now() }))) return undefined
    await becomeStaff(tx, passkey.uid, invitationOf(request, deps), deps)
    return passkey.uid
  })
}
