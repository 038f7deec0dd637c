import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

// Processes as Linux tells of them in /proc.

export interface ProcessInfo {
  pid: number
  parent: number
  command: string
}

export function childrenOf(parent: number): ProcessInfo[] {
  return runningProcesses().filter(found => found.parent === parent)
}

/** Processes that stand in a folder, as PostgreSQL's do in their data. */
export function workingIn(folder: string): ProcessInfo[] {
  return runningProcesses().filter(({ pid }) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
    } catch {
      return false
    }
  })
}

export function killNow(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    // it had ended by itself
    return false
  }
}

function runningProcesses(): ProcessInfo[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(Number.isInteger)
    .flatMap(pid => {
      try {
        const [, state, parent] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return state === 'Z' ? [] : [{ pid, parent: Number(parent), command }]
      } catch {
        return []
      }
    })
}

/** Processes that were born with a variable in their environment, but for this one. */
export function withVariable(variable: string): ProcessInfo[] {
  return runningProcesses().filter(({ pid }) => {
    try {
      return (
        pid !== process.pid && readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(variable)
      )
    } catch {
      return false
    }
  })
}
