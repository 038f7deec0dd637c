import { coverAt } from './cover-at.ts'

/** The front of a book as large as a page. Until it is drawn, the small one of the shelf stands in its place. */
export function CoverFace({ coverUrl, alt }: { coverUrl: string; alt: string }) {
  const small = coverAt(coverUrl, 320)
  return (
    <img
      src={coverAt(coverUrl, 960)}
      alt={alt}
      style={{ background: `center / 100% 100% url(${JSON.stringify(small)})` }}
    />
  )
}
