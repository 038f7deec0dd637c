import { isSame, signature } from '../../../signature.ts'

/** The ZIP of a person, under a name. */
export interface PersonFile {
  uid: string
  sha256: string
  name: string
}

/** The address of an export, good until a moment and for a browser in which its person is logged in. */
export function exportAddress(file: PersonFile, until: Date, secret: string): string {
  const seconds = Math.floor(until.getTime() / 1000)
  const query = new URLSearchParams({
    user: file.uid,
    until: String(seconds),
    sign: signOf(file, seconds, secret),
  })
  return `/export/${file.sha256}/${encodeURIComponent(file.name)}?${query}`
}

export function isExportSigned(
  file: PersonFile & { until: number; sign: string },
  now: Date,
  secrets: readonly string[],
): boolean {
  if (!(file.until * 1000 > now.getTime())) return false
  return secrets.some(secret => isSame(signOf(file, file.until, secret), file.sign))
}

function signOf({ uid, sha256, name }: PersonFile, until: number, secret: string): string {
  return signature(`export ${uid} ${sha256} ${until} ${name}`, secret)
}
