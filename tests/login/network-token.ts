import { request } from 'undici'
import { z } from 'zod'
import type { ContentNetwork } from '#domain/catalogue/networks'
import { sandboxClient } from '#sandbox/social/sandbox-client'

const back = 'http://localhost/back'
const client = { client_id: sandboxClient.id, redirect_uri: back }

const scopes = {
  facebook: 'public_profile,user_posts,user_photos,user_videos,pages_show_list,pages_read_engagement',
  instagram: 'instagram_business_basic',
}

/** A token of one of the sandbox's people, who allowed all that is read. `base` is where the sandbox lies. */
export async function networkToken(base: string, network: ContentNetwork, person: string): Promise<string> {
  const dialog = network === 'facebook' ? 'facebook/dialog/v26.0/dialog/oauth' : 'instagram/oauth/authorize'
  const query = new URLSearchParams({ ...client, response_type: 'code', scope: scopes[network], person })
  const consent = await request(`${base}/${dialog}?${query}`)
  await consent.body.dump()
  const code = new URL(String(consent.headers.location)).searchParams.get('code') ?? ''
  const token =
    network === 'facebook' ? 'facebook/graph/v26.0/oauth/access_token' : 'instagram/api/oauth/access_token'
  const given = await request(`${base}/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...client,
      client_secret: sandboxClient.secret,
      grant_type: 'authorization_code',
      code,
    }).toString(),
  })
  const answer = shape.parse(await given.body.json())
  return 'data' in answer ? answer.data[0].access_token : answer.access_token
}

const bare = z.object({ access_token: z.string() })
const shape = z.union([bare, z.object({ data: z.tuple([bare]) })])

/** Makes the sandbox misbehave. */
export async function order(base: string, trouble: unknown): Promise<void> {
  const { statusCode, body } = await request(`${base}/control`, {
    method: 'POST',
    body: JSON.stringify(trouble),
  })
  if (statusCode !== 200) throw new Error(await body.text())
  await body.dump()
}

export async function resetOrders(base: string): Promise<void> {
  const { body } = await request(`${base}/control/reset`, { method: 'POST' })
  await body.dump()
}
