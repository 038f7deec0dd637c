import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Whether a screen stands at a path. The built web app says where its screens are (`web/app/screen-addresses.ts`). */
export function screenAddresses(webFolder: string): (path: string) => boolean {
  const json: unknown = JSON.parse(readFileSync(join(webFolder, '.server', 'screens.json'), 'utf8'))
  const patterns = addresses.parse(json).map(matcher)
  return path => patterns.some(pattern => pattern.test(path))
}

const addresses = z.array(z.string().regex(/^\/([\w-]+|:\w+\??|\/(?!$))*$/))

/** As React Router reads addresses: `:name` is a part, `:name?` may be missing, case and a last slash mean nothing. */
function matcher(address: string): RegExp {
  const parts = address.split('/').filter(part => part !== '')
  const written = parts.map(part => {
    if (!part.startsWith(':')) return `/${part}`
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${written.join('')}/?$`, 'i')
}
