import type { Item, Media } from '#domain/books/item'

/** An entry of so many photos that its groups fill their width (decision 0066); not where its owner chose how large they are. */
export const isAlbum = ({ media }: Item): boolean =>
  media.filter(isPhoto).length >= fewestPhotos && media.every(({ size }) => size === undefined)

const fewestPhotos = 5

const isPhoto = ({ picture }: Media) => picture !== undefined && picture.kind !== 'words'
