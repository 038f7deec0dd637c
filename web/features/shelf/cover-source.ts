import { coverAt } from '../books/cover-at.ts'

/** The cover of a book in the sizes that the shelf shows; undefined where it has no address. */
export function coverSource(coverUrl: string): { src: string; srcSet: string; sizes: string } | undefined {
  if (coverUrl === '') return undefined
  const [small, large] = [coverAt(coverUrl, 320), coverAt(coverUrl, 640)]
  return { src: small, srcSet: `${small} 320w, ${large} 640w`, sizes: '(max-width: 40rem) 8rem, 12rem' }
}
