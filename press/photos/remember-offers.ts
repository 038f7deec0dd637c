import { LRUCache } from 'lru-cache'
import type { GroupOffer, GroupPhoto, GroupRoom } from './photo-group.ts'

type Offer = (photos: GroupPhoto[], room: GroupRoom) => GroupOffer

/** Asks for the same group in the same room once, of the last `max`: each way to set a month, and each edit of it, asks again. */
export function rememberOffers(offerOf: Offer, max: number): Offer {
  const offers = new LRUCache<string, GroupOffer>({ max })
  return (photos, room) => {
    const key = JSON.stringify([photos, room])
    const remembered = offers.get(key)
    if (remembered) return remembered
    const offer = offerOf(photos, room)
    offers.set(key, offer)
    return offer
  }
}
