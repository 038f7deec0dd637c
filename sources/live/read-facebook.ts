import type { Source } from '#domain/item'
import { readAlbum } from '../facebook/read-album.ts'
import { readFacebookPost } from '../facebook/read-post.ts'
import { archivedPhoto, archivedPost } from './facebook-post.ts'
import { type GraphCaller, graphCaller } from './graph-caller.ts'
import { type GraphPhoto, graphAccount, graphAlbum, graphPhoto, graphPost } from './graph-shapes.ts'
import {
  emptyBatch,
  type LiveBatch,
  type LiveOptions,
  type LivePart,
  type LiveTrouble,
  liveArchives,
} from './live.ts'
import { pageThrough } from './page-through.ts'
import { brokenRecord, settleLive } from './settle-live.ts'
import { wholePosts } from './whole-posts.ts'

export interface FacebookOptions extends LiveOptions {
  /** `v26.0` */
  version: string
  /** With it every call proves that it is ours. */
  appSecret?: string
  /** posts: the personal page with its albums. pages: fan pages that the person keeps. */
  sources: readonly ('posts' | 'pages')[]
}

/** Reads an account by the Graph API, in batches as the pages come (social formats 3). Posts come first, newest first. */
export async function* readFacebook(options: FacebookOptions): AsyncGenerator<LiveBatch> {
  const run: Run = { options, seen: new Set(), read: 0, ended: false, said: new Set() }
  const me = graphCaller(`${options.graphUrl}/${options.version}`, options)
  if (options.sources.includes('posts')) {
    yield* readPosts(run, me, 'me', 'posts')
    yield* readAlbums(run, me)
    yield* readLoosePhotos(run, me)
  }
  if (options.sources.includes('pages')) yield* readPages(run, me)
}

interface Run {
  options: FacebookOptions
  /** Photos that stand in a post or an album already. */
  seen: Set<string>
  read: number
  /** The login is over, or the network wants no more. */
  ended: boolean
  said: Set<string>
}

async function* readPosts(
  run: Run,
  caller: GraphCaller,
  whose: string,
  part: LivePart,
  page?: string,
): AsyncGenerator<LiveBatch> {
  const source: Source = page === undefined ? 'facebook' : 'facebook-page'
  const first = caller.at(`${whose}/posts`, { fields: postFields, limit: '25', ...spanOf(run.options) })
  const able = { byIds: true }
  for await (const { records, batch } of pages(run, caller, first, part)) {
    const posts = records.flatMap((record, index) => {
      const post = graphPost.safeParse(record)
      if (!post.success) brokenRecord(batch, source, { ...originOf(`${whose}/posts`), index })
      return post.success ? [post.data] : []
    })
    for (const whole of await wholePosts(caller, posts, able, trouble => say(run, batch, trouble, part))) {
      const record = archivedPost(whole, batch.addresses, run.seen)
      const found = readFacebookPost(record, 'post', originOf(`posts/${whole.post.id}`))
      settleLive(batch, found, source, run.options, page)
    }
    yield done(run, batch)
  }
}

async function* readAlbums(run: Run, caller: GraphCaller): AsyncGenerator<LiveBatch> {
  const fields = 'id,name,description,type,created_time'
  const first = caller.at('me/albums', { fields, limit: '100' })
  for await (const { records, batch } of pages(run, caller, first, 'albums')) {
    for (const [index, record] of records.entries()) {
      const album = graphAlbum.safeParse(record)
      if (!album.success) {
        brokenRecord(batch, 'facebook', { ...originOf('me/albums'), index })
        continue
      }
      if (run.ended) break
      const photos = await photosOf(run, caller, `${album.data.id}/photos`, batch)
      // Facebook's own albums repeat what stands in posts
      const isOwn = album.data.type === undefined || album.data.type === 'normal'
      const kept = photos.filter(photo => isOwn || !run.seen.has(photo.id))
      for (const photo of kept) run.seen.add(photo.id)
      if (!isOwn && kept.length === 0) continue
      const { name, description, created_time } = album.data
      const archived = {
        name,
        description,
        last_modified_timestamp: created_time,
        photos: kept.map(photo => archivedPhoto(photo, batch.addresses)),
      }
      settleLive(batch, readAlbum(archived, originOf(`albums/${album.data.id}`)), 'facebook', run.options)
    }
    yield done(run, batch)
  }
}

async function photosOf(
  run: Run,
  caller: GraphCaller,
  path: string,
  batch: LiveBatch,
): Promise<GraphPhoto[]> {
  const photos: GraphPhoto[] = []
  for await (const page of pageThrough(caller, caller.at(path, { fields: photoFields, limit: '100' }))) {
    if ('trouble' in page) say(run, batch, page.trouble, 'albums')
    else photos.push(...readPhotos(page.records, batch, path))
  }
  return photos
}

function readPhotos(records: readonly unknown[], batch: LiveBatch, path: string): GraphPhoto[] {
  return records.flatMap((record, index) => {
    const photo = graphPhoto.safeParse(record)
    if (!photo.success) brokenRecord(batch, 'facebook', { ...originOf(path), index })
    return photo.success ? [photo.data] : []
  })
}

/** Photos that were put up and stand nowhere else. */
async function* readLoosePhotos(run: Run, caller: GraphCaller): AsyncGenerator<LiveBatch> {
  const query = { type: 'uploaded', fields: photoFields, limit: '100', ...spanOf(run.options) }
  for await (const { records, batch } of pages(run, caller, caller.at('me/photos', query), 'photos')) {
    for (const photo of readPhotos(records, batch, 'me/photos')) {
      if (run.seen.has(photo.id)) continue
      run.seen.add(photo.id)
      const record = archivedPhoto(photo, batch.addresses)
      const found = readFacebookPost(record, 'photos', originOf(`photos/${photo.id}`))
      settleLive(batch, found, 'facebook', run.options)
    }
    yield done(run, batch)
  }
}

async function* readPages(run: Run, me: GraphCaller): AsyncGenerator<LiveBatch> {
  const first = me.at('me/accounts', { fields: 'id,name,access_token', limit: '100' })
  for await (const { records, batch } of pages(run, me, first, 'pages')) {
    yield done(run, batch)
    for (const record of records) {
      const page = graphAccount.safeParse(record)
      // a page that the person may only look at has no token
      if (!page.success) continue
      const { id, name, access_token } = page.data
      yield* readPosts(run, me.with(access_token), encodeURIComponent(id), 'pages', name ?? id)
    }
  }
}

/** The pages of a list with a batch for each, until something ends it. */
async function* pages(
  run: Run,
  caller: GraphCaller,
  first: URL,
  part: LivePart,
): AsyncGenerator<{ records: readonly unknown[]; batch: LiveBatch }> {
  if (run.ended) return
  for await (const page of pageThrough(caller, first)) {
    const batch = emptyBatch()
    if ('trouble' in page) say(run, batch, page.trouble, part)
    yield { records: 'records' in page ? page.records : [], batch }
    if (run.ended) return
  }
}

function say(run: Run, batch: LiveBatch, kind: LiveTrouble['kind'], what: LivePart): void {
  if (kind === 'expired' || kind === 'rate-limit') run.ended = true
  const key = `${kind} ${what}`
  if (!run.said.has(key)) batch.troubles.push({ kind, what })
  run.said.add(key)
}

function done(run: Run, batch: LiveBatch): LiveBatch {
  run.read += batch.items.length
  run.options.onProgress?.(run.read)
  return batch
}

function spanOf({ since, until }: LiveOptions): Record<string, string> {
  return {
    ...(since !== undefined && { since: String(since) }),
    ...(until !== undefined && { until: String(until) }),
  }
}

const originOf = (path: string) => ({ archive: liveArchives.facebook, path })

const attachmentFields = 'media_type,type,title,description,url,unshimmed_url,target,media'
const postFields = `id,message,created_time,backdated_time,place,message_tags,attachments{${attachmentFields},subattachments{${attachmentFields}}}`
const photoFields = 'id,name,created_time,backdated_time,images,place'
