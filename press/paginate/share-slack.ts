/**
 * Heights of what stands in a frame, in rows, once `slack` rows more (or, below 0, fewer) are to be filled: each gives
 * of what it has, in proportion, and none more than it has. What is dear gives only what the others have not.
 */
export function shareSlack(atoms: readonly Stretching[], slack: number): number[] {
  const dear = atoms.some(atom => atom.dear)
  if (slack >= 0 || !dear) return shared(atoms, slack)
  const others = shared(
    atoms.map(atom => (atom.dear ? { ...atom, min: atom.natural } : atom)),
    slack,
  )
  const given = atoms.reduce((sum, atom, i) => sum + atom.natural - (others[i] ?? 0), 0)
  return shared(
    atoms.map((atom, i) => {
      const natural = others[i] ?? atom.natural
      return { natural, max: natural, min: atom.dear ? atom.min : natural }
    }),
    slack + given,
  )
}

interface Stretching {
  min: number
  natural: number
  max: number
  dear?: boolean
}

function shared(atoms: readonly Stretching[], slack: number): number[] {
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
