import { Edge } from '../facebook/edge.ts'
import type { Field } from '../facebook/field-list.ts'
import { graphTime, type Wall } from '../facebook/present.ts'
import type { InstagramMedia } from './account.ts'

/** A medium as Instagram's interface has it; `fields` say whether its children come with more than their ids. */
export function presentMedia(
  wall: Wall,
  username: string,
  medium: InstagramMedia,
  fields: readonly Field[],
): Record<string, unknown> {
  const { id, kind, life, media } = medium
  const still = wall.pictures.copy(wall.base, wall.person, life, media).src
  const url = kind === 'VIDEO' ? wall.pictures.video(wall.base, wall.person, life, media) : still
  const whole = fields.some(field => field.name === 'children' && field.fields.length > 0)
  const row: Record<string, unknown> = {
    id,
    ...(medium.caption ? { caption: medium.caption } : {}),
    media_type: kind,
    media_product_type: kind === 'VIDEO' ? 'REELS' : 'FEED',
    ...(medium.withheld ? {} : { media_url: url }),
    ...(kind === 'VIDEO' ? { thumbnail_url: still } : {}),
    permalink: `https://www.instagram.com/p/${Buffer.from(id.slice(-8)).toString('base64url')}/`,
    timestamp: graphTime(medium.at),
    username,
  }
  if (medium.children.length === 0) return row
  const children = medium.children.map(child =>
    whole ? presentMedia(wall, username, child, []) : { id: child.id },
  )
  return { ...row, children: new Edge(`${id}/children`, children, children.length) }
}
