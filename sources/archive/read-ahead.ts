import { RandomAccessReader } from 'yauzl'
import type { ZipSource } from './zip-source.ts'

const WINDOW_BYTES = 256 * 1024

/** Serves yauzl's many small reads of the central directory from one window: two system calls an entry become one in thousands. */
export class ReadAhead extends RandomAccessReader {
  #source: ZipSource
  #window = Buffer.alloc(0)
  #start = 0

  constructor(source: ZipSource) {
    super()
    this.#source = source
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#fill(target, offset, length, position).then(
      () => callback(null),
      (error: Error) => callback(error),
    )
  }

  /** The archive owns the source and closes it. */
  override close(callback: (error: Error | null) => void): void {
    callback(null)
  }

  async #fill(target: Buffer, offset: number, length: number, position: number): Promise<void> {
    const inside = position - this.#start
    if (inside < 0 || inside + length > this.#window.length) {
      const bytes = Buffer.allocUnsafe(Math.max(length, WINDOW_BYTES))
      const { bytesRead } = await this.#source.read(bytes, 0, bytes.length, position)
      if (bytesRead < length) throw new Error('unexpected end of file')
      this.#window = bytes.subarray(0, bytesRead)
      this.#start = position
    }
    const from = position - this.#start
    this.#window.copy(target, offset, from, from + length)
  }
}
