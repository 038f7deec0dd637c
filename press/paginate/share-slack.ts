/**
 * Heights of what stands in a frame, in rows, once `slack` rows more (or, below 0, fewer) are to be filled: each gives
 * of what it has, in proportion, and none more than it has.
 */
export function shareSlack(
  atoms: readonly { min: number; natural: number; max: number }[],
  slack: number,
): number[] {
  const give = atoms.map(atom => (slack > 0 ? atom.max - atom.natural : atom.natural - atom.min))
  const total = give.reduce((sum, g) => sum + g, 0)
  const share = total === 0 ? 0 : Math.min(1, Math.abs(slack) / total)
  let owed = Math.min(Math.abs(slack), total)
  return atoms.map((atom, i) => {
    const part = Math.min(owed, Math.ceil((give[i] ?? 0) * share))
    owed -= part
    return atom.natural + Math.sign(slack) * part
  })
}
