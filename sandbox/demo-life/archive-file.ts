import type { LifeMedia } from './life.ts'

/** A file of an archive to be: its path inside, and a text, a picture still to be drawn, or a stand-in for a video. */
export type ArchiveFile = { path: string } & (
  | { text: string }
  | { picture: LifeMedia }
  | { video: LifeMedia }
)

/** JSON as the big sites write it: every byte of UTF-8 beyond ASCII stands as its own `\u00xx`. */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/[\u0080-\uffff]+/g, run =>
    Array.from(Buffer.from(run, 'utf8'), byte =>
      byte < 0x80 ? String.fromCharCode(byte) : `\\u00${byte.toString(16)}`,
    ).join(''),
  )
}

/** A picture or a video with its still, at `base` plus the extension that it has. */
export function mediaFiles(media: LifeMedia, base: string): ArchiveFile[] {
  if (media.kind === 'photo') return [{ path: `${base}.${media.drawing.type}`, picture: media }]
  return [
    { path: `${base}.mp4`, video: media },
    { path: `${base}_thumb.${media.drawing.type}`, picture: media },
  ]
}

/** The path at which `mediaFiles` puts the media itself. */
export const mediaPath = (media: LifeMedia, base: string) =>
  `${base}.${media.kind === 'video' ? 'mp4' : media.drawing.type}`

export const stillPath = (media: LifeMedia, base: string) => `${base}_thumb.${media.drawing.type}`
