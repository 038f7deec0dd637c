import { writeSync } from 'node:fs'
import { openLog } from '#server/kernel/log/open-log'

/** What nothing caught ends this process, with a line of the log: Node's own words cite what people wrote, in parameters of statements. */
export function logLastError(service: string): void {
  process.on('uncaughtException', error => {
    const log = openLog('fatal', { write: line => void writeSync(process.stderr.fd, line) })
    log.fatal({ service, err: error }, 'the process broke')
    process.exit(1)
  })
}
