import { composed } from '../clean-text.ts'
import { safePath } from './entry-path.ts'

/** The ways in which an archive may spell a media uri, likeliest first; none where it is an address, leads out or names no file. */
export function mediaPaths(uri: string): string[] {
  if (uri.length > LONGEST_URI || isRemote(uri)) return []
  const decoded = percentDecoded(uri)
  const paths = new Set<string>()
  for (const spelling of new Set([uri, decoded, fromMojibake(uri), fromMojibake(decoded)])) {
    const path = safePath(spelling.replaceAll('\\', '/').replace(/^\/+/, ''))
    if (path === undefined) return []
    paths.add(path)
  }
  return [...paths]
}

/** The name of a file in a ZIP has 65,535 bytes at most (APPNOTE 4.4.10), each of them three letters where it is percent-encoded. */
const LONGEST_URI = 3 * 65_535

/** Whether the bytes lie behind an address and not in an archive. */
export function isRemote(uri: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]+:|\/\/)/i.test(uri)
}

/** One form for names that unpacking changed: letters composed, `_` for what Windows forbids, case and odd bytes aside. */
export function foldedPath(path: string): string {
  const whole = isPlain(path) ? path : composed(fromMojibake(path))
  return whole.replace(/[<>:"|?*]/g, '_').toLowerCase()
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text)
}

function percentDecoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a name with a percent sign of its own
  }
}

/** UTF-8 bytes that stand as one character each; text that is none of that comes back as it is. */
function fromMojibake(text: string): string {
  if (!/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return text
  const bytes = Buffer.from(text, 'latin1') // all characters are below U+0100 here
  const decoded = bytes.toString('utf8')
  return decoded.includes('\ufffd') ? text : decoded
}
