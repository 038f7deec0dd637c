import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Owner } from './choose-owner.ts'
import { reachable } from './reachable.ts'

/** Where a root keeps what another user must reach. */
export const systemFolder = '/var/lib/daybound'

/** The folders and the password of one PostgreSQL. */
export interface ClusterPlace {
  home: string
  data: string
  owner: Owner | undefined
  /** Holds the socket; nobody else may enter it. */
  sockets: string
  log: string
  password: string
}

/**
 * Makes the wished folder, or, where the user who will run PostgreSQL cannot reach it (a root's home), one in /var/lib with a
 * link to it in the wished place.
 */
export function placeCluster(wished: string, ownerOf: (data: string) => Owner | undefined): ClusterPlace {
  const home = homeFor(wished)
  const data = join(home, 'data')
  const owner = ownerOf(data)
  return {
    home,
    data,
    owner,
    sockets: socketFolder(home, owner),
    log: join(home, 'postgres.log'),
    password: keptPassword(join(home, 'password')),
  }
}

function homeFor(wished: string): string {
  const asRoot = process.getuid?.() === 0
  mkdirSync(dirname(wished), { recursive: true })
  const outOfReach = asRoot && !reachable(join(realpathSync(dirname(wished)), basename(wished)))
  if (outOfReach && !holdsSomething(wished)) linkElsewhere(wished)
  else mkdirSync(wished, { recursive: true, mode: 0o700 })
  const home = realpathSync(wished)
  // root's own files in it are each closed; the other user only passes through
  if (asRoot) chmodSync(home, 0o711)
  return home
}

function holdsSomething(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0
}

function linkElsewhere(wished: string): void {
  rmSync(wished, { recursive: true, force: true })
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 })
  symlinkSync(mkdtempSync(join(systemFolder, 'postgres-')), wished)
}

/** Socket paths end at 103 bytes on macOS, 107 on Linux. */
const longestFolder = 103 - '/.s.PGSQL.5432'.length

function socketFolder(home: string, owner: Owner | undefined): string {
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const inside = join(home, 'sockets')
  const folder = Buffer.byteLength(inside) <= longestFolder ? inside : join('/tmp', `daybound-${name}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stats = lstatSync(folder)
  const ours = [process.getuid?.(), owner?.uid].includes(stats.uid)
  if (!stats.isDirectory() || !ours) throw new Error(`${folder} belongs to somebody else`)
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  return folder
}

/** The first to write it wins; everybody reads the same. */
function keptPassword(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.size) {
    try {
      writeFileSync(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if (!existsSync(file)) throw error
    }
  }
  return readFileSync(file, 'utf8').trim()
}
