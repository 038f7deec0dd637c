import { createHmac } from 'node:crypto'
import { calculatePKCECodeChallenge } from 'oauth4webapi'
import { z } from 'zod'
import type { FacebookSettings } from '#server/settings-shape'
import type { Http } from '#sources/live/http'
import { callNetwork } from './call-network.ts'
import { codeIn, dialogAddress, type LoginNetwork } from './network.ts'

/** Facebook Login by hand: its token call takes the secret in the form and answers no refresh token (social formats 3). */
export function facebookLogin(settings: FacebookSettings, http: Http, now: () => Date): LoginNetwork {
  const { appId, appSecret, dialogUrl, graphUrl, graphVersion } = settings
  const client = { client_id: appId, client_secret: appSecret }
  const graph = `${graphUrl}/${graphVersion}`
  return {
    async address({ redirectUri, state, verifier, sources, again }) {
      return dialogAddress(`${dialogUrl}/${graphVersion}/dialog/oauth`, {
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        scope: scopesFor(sources).join(','),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // what was withheld before is asked for again
        ...(sources.length > 0 && { auth_type: 'rerequest' }),
        ...(again && { auth_type: 'reauthenticate' }),
      })
    },
    async account(returned, { redirectUri, verifier }) {
      const code = codeIn(returned)
      if (typeof code !== 'string') return code
      const url = `${graph}/oauth/access_token`
      const form = { ...client, redirect_uri: redirectUri, code, code_verifier: verifier }
      const short = await callNetwork(http, 'token', { url, form }, token)
      if ('refused' in short) return short
      const exchange = { ...client, grant_type: 'fb_exchange_token', fb_exchange_token: short.access_token }
      const long = await callNetwork(http, 'long token', { url, form: exchange }, token)
      const { access_token: value, expires_in } = 'refused' in long ? short : long
      const me = await callNetwork(http, 'me', { url: meAddress(graph, value, appSecret) }, person)
      if ('refused' in me) return me
      const { url: picture, is_silhouette } = me.picture?.data ?? {}
      return {
        subject: me.id,
        name: me.name,
        ...(picture !== undefined && !is_silhouette && { picture }),
        token: { value, expiresAt: new Date(now().getTime() + expires_in * 1000) },
      }
    },
    async revoke(value) {
      const url = `${graph}/me/permissions?${proofOf(value, appSecret)}`
      const ended = await callNetwork(http, 'permissions', { url, method: 'DELETE' }, success)
      return 'refused' in ended ? ended : undefined
    },
  }
}

function scopesFor(sources: readonly string[]): string[] {
  return [
    'public_profile',
    ...(sources.includes('posts') ? ['user_posts', 'user_photos', 'user_videos'] : []),
    ...(sources.includes('pages') ? ['pages_show_list', 'pages_read_engagement'] : []),
  ]
}

function meAddress(graph: string, value: string, secret: string): string {
  const query = new URLSearchParams({
    fields: 'id,name,picture.width(480).height(480)',
    ...Object.fromEntries(proofOf(value, secret)),
  })
  return `${graph}/me?${query}`
}

/** What shows a token, and that it is we who show it. */
function proofOf(value: string, secret: string): URLSearchParams {
  const appsecret_proof = createHmac('sha256', secret).update(value).digest('hex')
  return new URLSearchParams({ access_token: value, appsecret_proof })
}

const success = z.object({ success: z.literal(true) })

const sixtyDays = 5_184_000

const token = z.object({
  access_token: z.string().min(1),
  // tokens that do not end say 0 or nothing
  expires_in: z.coerce
    .number()
    .transform(seconds => seconds || sixtyDays)
    .catch(sixtyDays),
})

const person = z.object({
  id: z.string().min(1),
  name: z.string().trim().catch(''),
  picture: z
    .object({ data: z.object({ url: z.string().optional(), is_silhouette: z.boolean().optional() }) })
    .optional()
    .catch(undefined),
})
