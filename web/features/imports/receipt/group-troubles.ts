import type { ContentNetwork } from '#domain/catalogue/networks'

export type TroubleKind = 'expired' | 'permission' | 'rate-limit' | 'failed'
/** Keys below `receipt.parts`. */
export type TroublePart = 'posts' | 'photos' | 'pages' | 'media'

export interface TroubleGroup {
  network: ContentNetwork
  kind: TroubleKind
  parts: readonly TroublePart[]
}

/** Each kind of trouble with a network once, with all that it concerns: people know posts and photos, not scopes. */
export function groupTroubles(
  troubles: readonly { network: ContentNetwork; kind: TroubleKind; what: string }[],
): TroubleGroup[] {
  const groups = new Map<string, { network: ContentNetwork; kind: TroubleKind; parts: Set<TroublePart> }>()
  for (const { network, kind, what } of troubles) {
    const key = `${network} ${kind}`
    const group = groups.get(key) ?? { network, kind, parts: new Set() }
    groups.set(key, group)
    group.parts.add(partOf(network, what))
  }
  return [...groups.values()].map(group => ({ ...group, parts: [...group.parts] }))
}

function partOf(network: ContentNetwork, what: string): TroublePart {
  if (network === 'instagram') return 'media'
  if (/page/.test(what)) return 'pages'
  return /photo|album/.test(what) ? 'photos' : 'posts'
}
