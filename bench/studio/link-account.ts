import { request } from 'undici'
import type { Visitor } from './visitor.ts'

/** Brings the visitor's Facebook into the book, as the import dialog does: to the network, through its consent, and back. */
export async function linkAccount(visitor: Visitor, bid: string, person: string): Promise<void> {
  const jar = new Map([['session', visitor.token]])
  const path = `/social/facebook_data?uid=${visitor.uid}&bid=${bid}&source=posts&source=pages`
  const dialog = await go(new URL(path, visitor.origin), jar)
  dialog.searchParams.set('person', person)
  const back = await go(dialog, jar)
  const end = await go(back, jar)
  if (!end.pathname.startsWith('/app/design/selection')) throw new Error(`the consent ended at ${end.href}`)
}

async function go(address: URL, jar: Map<string, string>): Promise<URL> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const { headers, body } = await request(address, { headers: { cookie, accept: 'text/html' } })
  await body.dump()
  for (const set of [headers['set-cookie'] ?? []].flat()) {
    const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
    jar.set(name, value)
  }
  if (typeof headers.location !== 'string') throw new Error(`${address.pathname} leads nowhere`)
  return new URL(headers.location, address)
}
