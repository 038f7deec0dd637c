import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import type { OidcSettings } from '#server/settings-shape'
import type { Http } from '#sources/live/http'
import { dialogAddress, failed, type LoginNetwork } from './network.ts'

/** Any OpenID Connect provider: code flow with PKCE and nonce, the claims and the signature of its ID token checked (oauth4webapi). */
export function oidcLogin(settings: OidcSettings, http: Http, now: () => Date): LoginNetwork {
  const issuer = new URL(settings.issuer)
  const options = {
    [oauth.customFetch]: fetchBy(http),
    // a provider of this machine has no certificate
    [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
  }
  let discovered: Promise<oauth.AuthorizationServer> | undefined
  const provider = () => {
    discovered ??= discover(issuer, options).catch(error => {
      // asked again at the next login
      discovered = undefined
      throw error
    })
    return discovered
  }
  return {
    async address({ redirectUri, state, nonce, verifier, again }) {
      const { authorization_endpoint: dialog } = await provider()
      if (dialog === undefined) throw new Error('The provider has no authorization endpoint')
      return dialogAddress(dialog, {
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        state,
        nonce,
        scope: 'openid profile',
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(again && { prompt: 'login' }),
      })
    },
    async account(returned, { redirectUri, verifier, state, nonce }) {
      if (returned.get('error') === 'access_denied') return { refused: 'denied', why: 'access_denied' }
      // the library has a clock of its own
      const clockSkew = Math.round((now().getTime() - Date.now()) / 1000)
      const client: oauth.Client = { client_id: settings.clientId, [oauth.clockSkew]: clockSkew }
      try {
        const server = await provider()
        const answer = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.ClientSecretBasic(settings.clientSecret),
          oauth.validateAuthResponse(server, client, returned, state),
          redirectUri,
          verifier,
          options,
        )
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
          expectedNonce: nonce,
          requireIdToken: true,
        })
        await oauth.validateApplicationLevelSignature(server, answer, options)
        const { sub } = sureClaims.parse(oauth.getValidatedIdTokenClaims(tokens))
        const { name, preferred_username, picture } = await profile(server, client, tokens, sub, options)
        return { subject: sub, name: name || preferred_username || '', ...(picture && { picture }) }
      } catch (error) {
        return failed(error instanceof Error && 'code' in error ? String(error.code) : 'not understood')
      }
    },
  }
}

type Options = oauth.HttpRequestOptions<'GET'>

async function discover(issuer: URL, options: Options): Promise<oauth.AuthorizationServer> {
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options))
}

/** Name and portrait, from the ID token or, where that is bare, from the provider's userinfo. */
async function profile(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  tokens: oauth.TokenEndpointResponse,
  sub: string,
  options: Options,
): Promise<z.infer<typeof claims>> {
  const own = claims.parse(oauth.getValidatedIdTokenClaims(tokens))
  if (own.name || server.userinfo_endpoint === undefined) return own
  const answer = await oauth.userInfoRequest(server, client, tokens.access_token, options)
  return claims.parse(await oauth.processUserInfoResponse(server, client, sub, answer))
}

const sureClaims = z.object({ sub: z.string().min(1).max(255) })
const claims = z.object({
  name: z.string().trim().optional().catch(undefined),
  preferred_username: z.string().trim().optional().catch(undefined),
  picture: z.string().optional().catch(undefined),
})

/** The library's calls by our own client: bounded, and never redirected. */
function fetchBy(http: Http) {
  return async (
    url: string,
    { headers, body, method }: { headers: Record<string, string>; body?: unknown; method: string },
  ): Promise<Response> => {
    if (method !== 'GET' && !(body instanceof URLSearchParams)) throw new Error('Only forms are posted')
    const {
      status,
      headers: answered,
      text,
    } = await http({
      url,
      headers,
      ...(body instanceof URLSearchParams && { form: Object.fromEntries(body) }),
    })
    const type = answered['content-type']
    return new Response(text, { status, ...(type !== undefined && { headers: { 'content-type': type } }) })
  }
}
