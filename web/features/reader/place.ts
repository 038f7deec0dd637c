/** A page of a book, or its closed cover. */
export type Place = { volume: number; folio: number } | 'cover'

/** A place as an address names it (`page`): `cover`, `12`, in the second volume `2.12`. */
export function placeText(place: Place): string {
  if (place === 'cover') return place
  return place.volume === 1 ? String(place.folio) : `${place.volume}.${place.folio}`
}

/** What such a name means; undefined where it means nothing. */
export function readPlace(text: string | null): Place | undefined {
  if (text === 'cover') return text
  const [, volume = '1', folio] = text?.match(/^(?:([1-9]\d{0,2})\.)?([1-9]\d{0,4})$/) ?? []
  return folio === undefined ? undefined : { volume: Number(volume), folio: Number(folio) }
}
