import type { ZipSource } from './zip-source.ts'

/** How a ZIP comes in: these pieces (first byte, bytes) before all others and in this order, the rest as it stands. */
export interface Arrival {
  first: readonly (readonly [start: number, bytes: number])[]
  /** Of the whole ZIP. */
  bytes: number
}

/**
 * A ZIP in a file to which its bytes are still being added: each stands where it stands in the ZIP, and is there once. There is
 * no second truth that could say otherwise when the last byte has come.
 */
export class ArrivingBytes implements ZipSource {
  /** Something was asked for that had not arrived. */
  missed = false
  #file: ZipSource
  #arrived: number
  #runs: Run[]

  /** `arrived`: how many bytes of the file may be read. */
  constructor(file: ZipSource, arrival: Arrival, arrived: number) {
    this.#file = file
    this.#arrived = arrived
    this.#runs = runsOf(arrival)
  }

  async read(buffer: Buffer, offset: number, length: number, position: number) {
    let bytesRead = 0
    for (const run of this.#runsFrom(position)) {
      const from = position + bytesRead
      const needed = Math.min(length - bytesRead, run.end - from)
      if (needed <= 0) break
      const at = run.at + from - run.start
      const arrived = Math.max(0, Math.min(needed, this.#arrived - at))
      const part =
        arrived > 0 ? await this.#file.read(buffer, offset + bytesRead, arrived, at) : { bytesRead: 0 }
      bytesRead += part.bytesRead
      if (part.bytesRead === needed) continue
      this.missed = true
      break
    }
    return { bytesRead, buffer }
  }

  /** Whether all bytes from one position up to another have arrived. */
  has(start: number, end: number): boolean {
    for (const run of this.#runsFrom(start)) {
      if (run.start >= end) break
      if (run.at + Math.min(end, run.end) - run.start > this.#arrived) return false
    }
    return true
  }

  *#runsFrom(position: number): Generator<Run> {
    let [low, high] = [0, this.#runs.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#runs[middle]?.end ?? 0) > position) high = middle
      else low = middle + 1
    }
    for (let index = low; index < this.#runs.length; index += 1) {
      const run = this.#runs[index]
      if (run) yield run
    }
  }
}

/** Bytes of the ZIP that stand together in the file too, from `at` on. */
interface Run {
  start: number
  end: number
  at: number
}

function runsOf({ first, bytes }: Arrival): Run[] {
  let at = 0
  const ahead = first.map(([start, length]) => {
    const run = { start, end: start + length, at }
    at += length
    return run
  })
  const runs: Run[] = []
  let position = 0
  const rest = (end: number) => {
    if (end <= position) return
    runs.push({ start: position, end, at })
    at += end - position
  }
  for (const run of ahead.sort((a, b) => a.start - b.start)) {
    rest(run.start)
    runs.push(run)
    position = run.end
  }
  rest(bytes)
  return runs
}
