import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The system user that PostgreSQL runs under. */
export interface Owner {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so root lends it a user of its own: `daybound`, made where it is missing; else a `postgres`
 * that is there already; else `nobody` (initdb wants a user with a name). Undefined for an ordinary user, who runs it as is.
 * Data that exists keep the owner that they have.
 */
export function chooseOwner(dataFolder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const data = statSync(dataFolder, { throwIfNoEntry: false })
  if (data !== undefined && data.uid !== 0) return { uid: data.uid, gid: data.gid }
  const owner = userNamed('daybound') ?? createdUser() ?? userNamed('postgres') ?? userNamed('nobody')
  if (owner === undefined) throw new Error('root has no other user to run PostgreSQL under: set DATABASE_URL')
  return owner
}

function createdUser(): Owner | undefined {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  spawnSync('useradd', [...options, 'daybound'], { stdio: 'ignore' })
  // it may also be there because another start was quicker
  return userNamed('daybound')
}

function userNamed(name: string): Owner | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
