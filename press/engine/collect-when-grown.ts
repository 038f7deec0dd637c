/**
 * Collects garbage once a process has grown past `from` bytes, and then each time it has grown by `growth` more: collecting takes
 * 30 ms and leaves the next job as slow again, so that what lies above `from` for good must not bring it about after each job.
 */
export function collectWhenGrown(
  memory: { resident(): number; collect(): void },
  bytes: { from: number; growth: number },
): () => void {
  let next = bytes.from
  return () => {
    if (memory.resident() <= next) return
    memory.collect()
    next = Math.max(bytes.from, memory.resident() + bytes.growth)
  }
}
