import { z } from 'zod'
import type { Http } from './http.ts'
import { parseJson } from './parse-json.ts'

/** A token that is good for 60 more days; undefined where Instagram gives none, and the old one stays. */
export async function refreshInstagram(
  http: Http,
  graphUrl: string,
  token: string,
): Promise<{ token: string; seconds: number } | undefined> {
  const query = new URLSearchParams({ grant_type: 'ig_refresh_token', access_token: token })
  const answer = await http({ url: `${graphUrl}/refresh_access_token?${query}` }).catch(() => undefined)
  const read = answer && shape.safeParse(parseJson(answer.text)).data
  return read && { token: read.access_token, seconds: read.expires_in }
}

const shape = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })
