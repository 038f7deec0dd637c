import { type ProofFilter, proofFilters } from '../design/proofing-address.ts'
import type { Proof } from './proof-queries.ts'

export function filterOf(text: string | null): ProofFilter {
  return proofFilters.find(filter => filter === text) ?? 'all'
}

const passes: Record<ProofFilter, (proof: Proof) => boolean> = {
  all: () => true,
  left: ({ done }) => !done,
  doubts: ({ doubts, done }) => doubts > 0 && !done,
}

/** How many entries each filter lets through. */
export function countProofs(proofs: readonly Proof[]): Record<ProofFilter, number> {
  return {
    all: proofs.length,
    left: proofs.filter(passes.left).length,
    doubts: proofs.filter(passes.doubts).length,
  }
}

/** The entry that is named; else the first of its month or after it that passes; else the first that does. */
export function proofAt(
  proofs: readonly Proof[],
  { item, month, filter }: { item: string | null; month: string | null; filter: ProofFilter },
): Proof | undefined {
  const named = proofs.find(proof => proof.itemId === item)
  if (named) return named
  const passing = proofs.filter(passes[filter])
  return passing.find(proof => month !== null && proof.chapterId >= month) ?? passing[0]
}

/** The entry that passes before (-1) or after (1) one; none beyond the ends. */
export function proofBeside(
  proofs: readonly Proof[],
  itemId: string,
  way: -1 | 1,
  filter: ProofFilter,
): Proof | undefined {
  const at = proofs.findIndex(proof => proof.itemId === itemId)
  const others = way === 1 ? proofs.slice(at + 1) : proofs.slice(0, Math.max(0, at)).reverse()
  return others.find(passes[filter])
}
