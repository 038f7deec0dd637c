import type { Item, Media } from '#domain/books/item'
import { invariant } from '#domain/invariant'
import { isRemote } from './archive/media-path.ts'
import { identifyMedia } from './identify.ts'
import { isLive } from './is-same-item.ts'

/** Those who name photos alike: a network's archives, or the network itself. */
export function voiceOf(item: Item): string {
  return isLive(item) ? `${item.source} itself` : item.source
}

/**
 * Whose photos an item of several voices has, and who has the most, whose words it has whatever came first. Photos that were
 * looked at stand before any that may turn out to be missing, and their crops, captions and removals go by their bytes.
 */
export function chooseVoice(group: readonly Item[]): { kept: string; fullest: string } {
  const voices = new Map<string, { named: Set<string>; seen: Set<string> }>()
  for (const item of group) {
    const voice = voices.get(voiceOf(item)) ?? { named: new Set(), seen: new Set() }
    for (const media of item.media) {
      if (isAddress(media)) continue
      const key = identifyMedia(item.source, media.uri)
      voice.named.add(key)
      if (media.picture) voice.seen.add(key)
    }
    voices.set(voiceOf(item), voice)
  }
  const byFullness = [...voices].sort(([a, x], [b, y]) => y.named.size - x.named.size || (a < b ? -1 : 1))
  const [fullest] = byFullness
  const [kept] = byFullness.toSorted(([, x], [, y]) => y.seen.size - x.seen.size)
  invariant(fullest && kept, 'a group has an item')
  return { kept: kept[0], fullest: fullest[0] }
}

/** An archive that has an address in place of a photo has not got the photo: whoever can bring it is heard. */
export function isAddress({ uri, origin }: Media): boolean {
  return !isLive({ origin }) && isRemote(uri)
}
