import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '#contract/call'
import { listProofs } from '#contract/proofs'
import { callApi } from '../../api/client.ts'

export type Proofs = Answer<typeof listProofs>
export type Proof = Proofs['entries'][number]

/** The entries of a book that have words: which were read through, and how much is doubtful. */
export function proofsQuery(sid: string) {
  return queryOptions({
    queryKey: ['proofs', sid],
    queryFn: ({ signal }) => callApi(listProofs, { params: { sid } }, { signal }),
  })
}

/** The list with what is now known of one entry. */
export function withProof(
  proofs: Proofs | undefined,
  itemId: string,
  change: Partial<Proof>,
): Proofs | undefined {
  return (
    proofs && {
      entries: proofs.entries.map(proof => (proof.itemId === itemId ? { ...proof, ...change } : proof)),
    }
  )
}
