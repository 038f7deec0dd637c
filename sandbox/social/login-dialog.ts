import { type Answer, redirect } from '../http/answer.ts'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import { brokenPage, consentPage, type Site } from './consent-page.ts'
import { personOf } from './people.ts'
import type { World } from './world.ts'

interface Dialog {
  site: Site
  /** Every login of this site must prove itself by PKCE. */
  pkceRequired?: true
  /** What the scope must have. */
  scopeNeeded?: string
  refusal: Record<string, string>
  /** The site's own ending of the address that it sends the visitor back to. */
  ending: string
}

/** The dialog of any of the sites: asks whom to be, then sends the visitor back with a code or a refusal. */
export function loginDialog(world: World, request: SandboxRequest, dialog: Dialog): Answer {
  const { query } = request
  const client = world.clients.find(client => client.id === query.get('client_id'))
  if (!client) return brokenPage('client_id')
  const redirectUri = query.get('redirect_uri') ?? ''
  if (!returnAddress(redirectUri)) return brokenPage('redirect_uri')
  const back = (fields: Record<string, string>) => {
    const to = new URL(redirectUri)
    for (const [name, value] of Object.entries(fields)) to.searchParams.set(name, value)
    const state = query.get('state')
    if (state !== null) to.searchParams.set('state', state)
    return redirect(to.href + dialog.ending)
  }
  const scopes = (query.get('scope') ?? '').split(/[\s,]+/).filter(Boolean)
  const challenge = query.get('code_challenge')
  if (query.get('response_type') !== 'code') return back({ error: 'unsupported_response_type' })
  if (challenge === null ? dialog.pkceRequired : query.get('code_challenge_method') !== 'S256')
    return back({ error: 'invalid_request', error_description: 'PKCE with S256 is required' })
  if (dialog.scopeNeeded !== undefined && !scopes.includes(dialog.scopeNeeded))
    return back({ error: 'invalid_scope' })
  const person = personOf(query.get('person'))
  if (!person) return consentPage(dialog.site, client.id, scopes, query)
  if (person.refuses) return back(dialog.refusal)
  const nonce = query.get('nonce') ?? undefined
  const grant = world.grants.grant(dialog.site, person, client.id, scopes, nonce)
  const code = world.grants.issueCode(grant, { redirectUri, ...(challenge === null ? {} : { challenge }) })
  return back({ code })
}

function returnAddress(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hash === ''
}
