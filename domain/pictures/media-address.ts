// Addresses of people's pictures: immutable, since they name their content.

/** px; each is about half as large again as the one before, so that a browser never loads much more than it shows. */
export const mediaWidths = [160, 320, 480, 640, 960, 1280, 1920] as const
const widest = Math.max(...mediaWidths)

/** The step of the ladder for a picture shown so many (device) pixels wide: the next larger, or the largest. */
export function mediaStep(widthPx: number): number {
  return mediaWidths.find(width => width >= widthPx) ?? widest
}

/** The picture of an address of this site, with its host or without; undefined for one that lies elsewhere. */
export function pictureOfAddress(address: string, origin: string): string | undefined {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  return /^\/media\/([0-9a-f]{64})\/\d+$/.exec(path)?.[1]
}

/** The address of a picture that will be shown `widthPx` device pixels wide. */
export function mediaHref(sha256: string, widthPx: number): string {
  return `/media/${sha256}/${mediaStep(widthPx)}`
}
