import { readFileSync } from 'node:fs'

const lookEveryMs = 500

/**
 * Calls when the npm that runs us has died: its signals would never come. npm puts a shell between, which may outlive it.
 * Whoever runs us without npm may leave us alone.
 */
export function withNpm(onDeath: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const above = isShell(shell) ? parentOf(shell) : undefined
  const looking = setInterval(() => {
    const same = process.ppid === shell && (above === undefined || parentOf(shell) === above)
    if (same) return
    clearInterval(looking)
    onDeath()
  }, lookEveryMs)
  looking.unref()
}

function isShell(pid: number): boolean {
  return /^\d+ \((sh|dash|bash|ash|zsh)\)/.test(statOf(pid))
}

/** Known on Linux; elsewhere only our own parent is watched. */
function parentOf(pid: number): number | undefined {
  const parent = /\) \S (\d+)/.exec(statOf(pid))?.[1]
  return parent === undefined ? undefined : Number(parent)
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
