/** Bytes one after the other, copied into blocks of a megabyte: nothing of what is written is held. */
export interface Blocks {
  length(): number
  write(bytes: Buffer): void
  whole(): Buffer
}

export function blocks(): Blocks {
  const full: Buffer[] = []
  let last = Buffer.allocUnsafe(size)
  let used = 0
  return {
    length: () => full.length * size + used,
    write(bytes) {
      for (let from = 0; from < bytes.length; ) {
        if (used === size) {
          full.push(last)
          last = Buffer.allocUnsafe(size)
          used = 0
        }
        const copied = bytes.copy(last, used, from)
        used += copied
        from += copied
      }
    },
    whole: () => Buffer.concat([...full, last.subarray(0, used)]),
  }
}

const size = 1 << 20
