/** Make up to `width` results at a time, and take them strictly in the order of the items. */
export async function inOrder<T, R>(
  items: T[],
  width: number,
  make: (item: T) => Promise<R>,
  take: (item: T, result: R) => Promise<void>,
): Promise<void> {
  const running: { item: T; result: Promise<R> }[] = []
  const takeFirst = async () => {
    const first = running.shift()
    if (first) await take(first.item, await first.result)
  }
  for (const item of items) {
    const result = make(item)
    // A failure is met when its turn comes; until then it must not count as unhandled.
    result.catch(() => undefined)
    running.push({ item, result })
    if (running.length >= width) await takeFirst()
  }
  while (running.length > 0) await takeFirst()
}
