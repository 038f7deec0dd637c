import { calculatePKCECodeChallenge } from 'oauth4webapi'
import { z } from 'zod'
import type { InstagramSettings } from '#server/settings-shape'
import type { Http } from '#sources/live/http'
import { callNetwork } from './call-network.ts'
import { codeIn, dialogAddress, type LoginNetwork } from './network.ts'

/** Instagram API with Instagram Login: its token call answers in three forms, none of them OAuth's (social formats 3). */
export function instagramLogin(settings: InstagramSettings, http: Http, now: () => Date): LoginNetwork {
  const { appId, appSecret, authorizeUrl, tokenUrl, graphUrl } = settings
  const get = (path: string, query: Record<string, string>) => ({
    url: `${graphUrl}/${path}?${new URLSearchParams(query)}`,
  })
  return {
    async address({ redirectUri, state, verifier, again }) {
      return dialogAddress(authorizeUrl, {
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        scope: 'instagram_business_basic',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(again && { force_reauth: 'true' }),
      })
    },
    async account(returned, { redirectUri, verifier }) {
      const code = codeIn(returned)
      if (typeof code !== 'string') return code
      const form = {
        client_id: appId,
        client_secret: appSecret,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      }
      const short = await callNetwork(http, 'token', { url: tokenUrl, form }, shortToken)
      if ('refused' in short) return short
      const firstToken = short.access_token
      const exchange = { grant_type: 'ig_exchange_token', client_secret: appSecret, access_token: firstToken }
      const long = await callNetwork(http, 'long token', get('access_token', exchange), longToken)
      const { access_token, expires_in } =
        'refused' in long ? { access_token: firstToken, expires_in: hour } : long
      const fields = 'user_id,username,name,profile_picture_url'
      const me = await callNetwork(http, 'me', get('me', { fields, access_token }), person)
      if ('refused' in me) return me
      return {
        subject: me.user_id ?? short.user_id,
        name: me.name || me.username,
        ...(me.profile_picture_url !== undefined && { picture: me.profile_picture_url }),
        token: { value: access_token, expiresAt: new Date(now().getTime() + expires_in * 1000) },
      }
    },
  }
}

const hour = 3600

/** Ids come as text or as numbers; those that a double cannot hold were read as text. */
const id = z.union([z.string().min(1), z.number().int().transform(String)])
const bare = z.object({ access_token: z.string().min(1), user_id: id })
const shortToken = z.union([
  bare,
  z.object({ data: z.tuple([bare], z.unknown()) }).transform(({ data }) => data[0]),
])
const longToken = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })
const person = z.object({
  user_id: id.optional(),
  username: z.string().catch(''),
  name: z.string().trim().catch(''),
  profile_picture_url: z.string().optional().catch(undefined),
})
