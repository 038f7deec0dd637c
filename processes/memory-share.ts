import { readFile } from 'node:fs/promises'
import { measureProcess } from './measure-process.ts'

/**
 * Bytes of a process, each page that it shares divided among those who share it: added up over processes of one program, its text
 * counts once (some 70 MB of Node). Resident memory where the system does not tell; 0 where the process is gone.
 */
export async function memoryShare(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1]
  if (kilobytes !== undefined) return Number(kilobytes) * 1024
  return (await measureProcess(pid))?.memoryBytes ?? 0
}
