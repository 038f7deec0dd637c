import { request } from 'undici'
import { sandboxClient } from './sandbox-client.ts'

export const CALLBACK = 'http://localhost/callback'
export const FACEBOOK_SCOPES =
  'public_profile,user_posts,user_photos,user_videos,pages_show_list,pages_read_engagement'

/** Where a dialog sends the person back to. Tests act as the person and as the product here. */
export async function comeBack(
  dialog: string,
  person: string,
  query: Record<string, string> = {},
): Promise<URL> {
  const fields = {
    client_id: sandboxClient.id,
    redirect_uri: CALLBACK,
    response_type: 'code',
    state: 'a state',
    person,
    ...query,
  }
  const { headers, body } = await request(`${dialog}?${new URLSearchParams(fields)}`)
  await body.dump()
  return new URL(String(headers.location))
}

export async function facebookToken(base: string, person: string, scope = FACEBOOK_SCOPES): Promise<string> {
  const back = await comeBack(`${base}/facebook/dialog/v26.0/dialog/oauth`, person, { scope })
  const fields = exchangeFields(back)
  const { body } = await request(`${base}/facebook/graph/v26.0/oauth/access_token?${fields}`)
  return tokenIn(await body.text())
}

export async function instagramToken(base: string, person: string): Promise<string> {
  return tokenIn(await instagramExchange(base, person))
}

/** The answer as text, for its number may be beyond what a number holds. */
export async function instagramExchange(base: string, person: string): Promise<string> {
  const back = await comeBack(`${base}/instagram/oauth/authorize`, person, {
    scope: 'instagram_business_basic',
  })
  const { body } = await request(`${base}/instagram/api/oauth/access_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: exchangeFields(back).toString(),
  })
  return body.text()
}

/** What the product sends to change the code that it got for a token. */
export const exchangeFields = (back: URL): URLSearchParams =>
  new URLSearchParams({
    client_id: sandboxClient.id,
    client_secret: sandboxClient.secret,
    grant_type: 'authorization_code',
    redirect_uri: CALLBACK,
    code: back.searchParams.get('code') ?? '',
  })

const tokenIn = (answer: string): string => /"access_token":"([^"]+)"/.exec(answer)?.[1] ?? ''
