import type { PictureContent } from './item.ts'

/** What is known of what a picture shows, and nothing else of it. */
export function contentOf({ kind, focus, sharpness, whiteEdge }: PictureContent): PictureContent {
  return {
    ...(kind !== undefined && { kind }),
    ...(focus !== undefined && { focus }),
    ...(sharpness !== undefined && { sharpness }),
    ...(whiteEdge !== undefined && { whiteEdge }),
  }
}
