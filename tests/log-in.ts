import { request } from 'undici'
import { apiRoot } from '#contract/call'

/** Goes the way of a browser: to the network, to the person there, and back with a ticket that is exchanged. */
export async function logIn(
  origin: string,
  person: string,
  network = 'facebook',
): Promise<{ uid: string; token: string; cookie: string }> {
  const jar = new Map<string, string>()
  const go = async (address: string): Promise<{ at: URL; html: string }> => {
    const url = new URL(address, origin)
    const cookie = cookieOf(jar)
    const answer = await request(url, { headers: { ...(cookie !== '' && { cookie }), accept: 'text/html' } })
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
    const html = await answer.body.text()
    const next = answer.headers.location
    if (typeof next === 'string' && !new URL(next, url).pathname.startsWith('/login'))
      return go(new URL(next, url).href)
    return { at: new URL(typeof next === 'string' ? next : url, url), html }
  }
  const consent = await go(`/social/${network}_login`)
  const href = new RegExp(`href="([^"]+)"[^>]*data-person="${person}"`).exec(consent.html)?.[1]
  if (href === undefined) throw new Error(`nobody is called ${person}`)
  const back = await go(new URL(href.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), consent.at).href)
  const [uid, ticket] = [back.at.searchParams.get('uid'), back.at.searchParams.get('token')]
  const session = await request(new URL(`${apiRoot}/sessions/`, origin), {
    method: 'POST',
    // the ticket is good where the login began
    headers: { 'content-type': 'application/json', cookie: cookieOf(jar) },
    body: JSON.stringify({ uid, ticket }),
  })
  // parsed by the test of the login; here it is only used
  const { data } = (await session.body.json()) as { data: { token: { key: string } } }
  return { uid: uid ?? '', token: data.token.key, cookie: cookieOf(jar) }
}

function cookieOf(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}
