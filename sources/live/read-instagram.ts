import { readInstagramPost } from '../instagram/read-post.ts'
import { type GraphCaller, graphCaller } from './graph-caller.ts'
import { archivedMedia, type InstagramMedia, instagramMedia } from './instagram-media.ts'
import { type LiveBatch, type LiveOptions, liveArchives, type TroubleKind } from './live.ts'
import { pageThrough } from './page-through.ts'
import { liveRun, readList } from './read-list.ts'
import { brokenRecord, settleLive } from './settle-live.ts'

/** Reads a professional account by the Instagram API, in batches as the pages come, newest first (social formats 3). */
export async function* readInstagram(options: LiveOptions): AsyncGenerator<LiveBatch> {
  const caller = graphCaller(options.graphUrl, options)
  const list = { path: 'me/media', query: { fields, limit: '50' }, part: 'media' } as const
  for await (const page of readList(liveRun(options), caller, list)) {
    const { batch } = page
    for (const [index, record] of page.records.entries()) {
      const media = instagramMedia.safeParse(record)
      if (!media.success) {
        brokenRecord(batch, 'instagram', { ...originOf('me/media'), index })
        continue
      }
      const children = await childrenOf(caller, media.data, page.say)
      const archived = archivedMedia(media.data, children, batch.addresses)
      const parsed = readInstagramPost(archived, 'post', originOf(`media/${media.data.id}`))
      settleLive(batch, parsed, 'instagram', options)
    }
    yield page.end()
  }
}

async function childrenOf(
  caller: GraphCaller,
  { children }: InstagramMedia,
  say: (kind: TroubleKind) => void,
): Promise<unknown[]> {
  const all = [...(children?.data ?? [])]
  const next = children?.paging?.next
  if (next === undefined) return all
  const url = caller.follow(next)
  if (!url) say('failed')
  else
    for await (const page of pageThrough(caller, url)) {
      if ('trouble' in page) say(page.trouble)
      else all.push(...page.records)
    }
  return all
}

const originOf = (path: string) => ({ archive: liveArchives.instagram, path })

const childFields = 'id,media_type,media_url,thumbnail_url'
const fields = `${childFields},caption,timestamp,children{${childFields}}`
