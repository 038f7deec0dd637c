import type { WholePost } from './facebook-post.ts'
import type { GraphCaller } from './graph-caller.ts'
import {
  type GraphAttachment,
  type GraphPost,
  graphAttachment,
  graphPhoto,
  largestImage,
} from './graph-shapes.ts'
import type { TroubleKind } from './live.ts'
import { pageThrough } from './page-through.ts'

/** Posts with the attachments that come on further pages, and with the largest image of each photo where it can be had. */
export async function wholePosts(
  caller: GraphCaller,
  posts: readonly GraphPost[],
  able: { byIds: boolean },
  onTrouble: (kind: TroubleKind) => void,
): Promise<WholePost[]> {
  const whole: WholePost[] = []
  for (const post of posts) {
    const attachments: GraphAttachment[] = []
    for (const attachment of parsed(post.attachments?.data ?? [])) {
      const { subattachments } = attachment
      if (!subattachments || subattachments.data.length === 0) {
        attachments.push(attachment)
        continue
      }
      attachments.push(...parsed(subattachments.data))
      const next = subattachments.paging?.next
      if (next === undefined) continue
      const url = caller.follow(next)
      if (!url) onTrouble('failed')
      else
        for await (const page of pageThrough(caller, url)) {
          if ('trouble' in page) onTrouble(page.trouble)
          else attachments.push(...parsed(page.records))
        }
    }
    whole.push({ post, attachments })
  }
  if (able.byIds) able.byIds = await enlarge(caller, whole)
  return whole
}

function parsed(list: readonly unknown[]): GraphAttachment[] {
  return list.flatMap(record => {
    const result = graphAttachment.safeParse(record)
    return result.success ? [result.data] : []
  })
}

/** Attachments show photos small. Those that may be asked for by their ids are taken as large as they are; false: none may. */
async function enlarge(caller: GraphCaller, whole: readonly WholePost[]): Promise<boolean> {
  const photos = new Map<string, GraphAttachment>()
  for (const { attachments } of whole)
    for (const attachment of attachments)
      if (attachment.media_type === 'photo' && attachment.target?.id && attachment.media?.image)
        photos.set(attachment.target.id, attachment)
  const ids = [...photos.keys()]
  for (let at = 0; at < ids.length; at += mostIds) {
    const someIds = ids.slice(at, at + mostIds).join(',')
    const answer = await caller.call(caller.at('', { ids: someIds, fields: 'images' }))
    // small pictures are better than none: what is withheld here is said where photos are read
    if ('trouble' in answer) return false
    for (const [id, value] of Object.entries(answer.data)) {
      const image = photos.get(id)?.media?.image
      const source = largestImage(graphPhoto.safeParse(value).data?.images ?? [])
      if (image && source !== undefined) image.src = source
    }
  }
  return true
}

/** That Graph answers at a time. */
const mostIds = 50
