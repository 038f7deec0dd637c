import type { DestinationStream } from 'pino'
import { openLog } from '#server/kernel/log/open-log'

/** What the start command writes. */
export interface ServeOutput {
  say(line: string): void
  complain(line: string): void
  /** What a part wrote to stderr, as it comes: what Node says when the part dies, as a rule. */
  relay(part: string, text: string): void
}

export type LogFormat = 'json' | 'text'

/** LOG_FORMAT, where it says one of them; else sentences for a person at a terminal, and lines of JSON for what collects logs. */
export function logFormatOf({ LOG_FORMAT: format }: { LOG_FORMAT?: string }, isTerminal: boolean): LogFormat {
  return format === 'json' || format === 'text' ? format : isTerminal ? 'text' : 'json'
}

/** Lines of JSON are of the form that parts write themselves (open-log.ts). */
export function serveOutput(format: LogFormat, out: DestinationStream, err: DestinationStream): ServeOutput {
  if (format === 'text')
    return {
      say: line => void out.write(`${line}\n`),
      complain: line => void err.write(`${line}\n`),
      relay: (_part, text) => void err.write(text),
    }
  const toOut = openLog('info', out)
  const toErr = openLog('info', err)
  const begun = new Map<string, string>()
  return {
    say: line => toOut.info({ service: 'supervisor' }, line),
    complain: line => toErr.error({ service: 'supervisor' }, line),
    relay(part, text) {
      const lines = ((begun.get(part) ?? '') + text).split('\n')
      // a line that is not whole yet; so long a one is none
      const rest = lines.pop() ?? ''
      if (rest.length < mostRest) begun.set(part, rest)
      else {
        begun.delete(part)
        lines.push(rest)
      }
      for (const line of lines)
        if (isRecord(line)) err.write(`${line}\n`)
        else if (line.trim() !== '') toErr.error({ service: part }, line)
    },
  }
}

const mostRest = 100_000

function isRecord(line: string): boolean {
  if (!line.startsWith('{')) return false
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}
