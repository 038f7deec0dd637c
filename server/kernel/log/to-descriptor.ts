import { type DestinationStream, destination } from 'pino'

/**
 * Lines to a file descriptor, each written before the next. Where it takes none (a full disk, a pipe that was closed) they wait with what follows,
 * up to a megabyte; then lines are lost. A log that cannot be written ends nothing.
 */
export function toDescriptor(fd: number): DestinationStream {
  const lines = destination({ dest: fd, sync: true, maxLength: mostWaitingBytes })
  lines.on('error', () => undefined)
  return lines
}

const mostWaitingBytes = 1_000_000
