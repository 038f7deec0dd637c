import type { Source } from '#domain/books/item'
import { readAlbum } from '../facebook/read-album.ts'
import { readFacebookPost } from '../facebook/read-post.ts'
import { archivedPhoto, archivedPost } from './facebook-post.ts'
import { type GraphCaller, graphCaller } from './graph-caller.ts'
import { type GraphPhoto, graphAccount, graphAlbum, graphPhoto, graphPost } from './graph-shapes.ts'
import { type LiveBatch, type LiveOptions, type LivePart, liveArchives } from './live.ts'
import { pageThrough } from './page-through.ts'
import { type ListPage, type LiveRun, liveRun, readList } from './read-list.ts'
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
  const photoIds = new Set(
    Array.from(options.resumeFrom?.listed ?? [], uri => uri.slice(uri.lastIndexOf(':') + 1)),
  )
  const run: Run = { ...liveRun(options), photoIds }
  const me = graphCaller(`${options.graphUrl}/${options.version}`, options)
  if (options.sources.includes('posts')) {
    yield* readPosts(run, me, 'me', 'posts')
    yield* readAlbums(run, me)
    yield* readLoosePhotos(run, me)
  }
  if (options.sources.includes('pages')) yield* readPages(run, me)
}

interface Run extends LiveRun {
  /** Ids of photos that stand in a post or an album already. */
  photoIds: Set<string>
}

async function* readPosts(
  run: Run,
  caller: GraphCaller,
  whose: string,
  part: LivePart,
  name?: string,
): AsyncGenerator<LiveBatch> {
  const source: Source = name === undefined ? 'facebook' : 'facebook-page'
  const path = `${whose}/posts`
  const query = { fields: postFields, limit: '25', ...spanOf(run.options) }
  const able = { byIds: true }
  for await (const page of readList(run, caller, { path, query, part })) {
    const { batch } = page
    const posts = page.records.flatMap((record, index) => {
      const post = graphPost.safeParse(record)
      if (!post.success) brokenRecord(batch, source, { ...originOf(path), index })
      return post.success ? [post.data] : []
    })
    for (const whole of await wholePosts(caller, posts, able, page.say)) {
      const record = archivedPost(whole, batch.addresses, run.photoIds)
      const parsed = readFacebookPost(record, 'post', originOf(`posts/${whole.post.id}`))
      settleLive(batch, parsed, source, run.options, name)
    }
    yield page.end()
  }
}

async function* readAlbums(run: Run, caller: GraphCaller): AsyncGenerator<LiveBatch> {
  const { timeZone = 'Asia/Taipei' } = run.options
  const query = { fields: 'id,name,description,type,created_time', limit: '100' }
  for await (const page of readList(run, caller, { path: 'me/albums', query, part: 'albums' })) {
    for (const [index, record] of page.records.entries()) {
      if (index < page.from) continue
      const album = graphAlbum.safeParse(record)
      if (!album.success) {
        brokenRecord(page.batch, 'facebook', { ...originOf('me/albums'), index })
        continue
      }
      if (run.ended) break
      const photos = await photosOf(caller, `${album.data.id}/photos`, page)
      // Facebook's own albums repeat what stands in posts
      const isOwn = album.data.type === undefined || album.data.type === 'normal'
      const ownPhotos = photos.filter(photo => isOwn || !run.photoIds.has(photo.id))
      for (const photo of ownPhotos) run.photoIds.add(photo.id)
      if (!isOwn && ownPhotos.length === 0) continue
      const { name, description, created_time } = album.data
      const archived = {
        name,
        description,
        last_modified_timestamp: created_time,
        photos: ownPhotos.map(photo => archivedPhoto(photo, page.batch.addresses)),
      }
      const parsed = readAlbum(archived, originOf(`albums/${album.data.id}`), timeZone)
      settleLive(page.batch, parsed, 'facebook', run.options)
      // an album may take as many calls as a year of posts
      yield page.upTo(album.data.id)
    }
    yield page.end()
  }
}

async function photosOf(caller: GraphCaller, path: string, page: ListPage): Promise<GraphPhoto[]> {
  const photos: GraphPhoto[] = []
  for await (const next of pageThrough(caller, caller.at(path, { fields: photoFields, limit: '100' }))) {
    if ('trouble' in next) page.say(next.trouble)
    else photos.push(...readPhotos(next.records, page.batch, path))
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
  for await (const page of readList(run, caller, { path: 'me/photos', query, part: 'photos' })) {
    for (const photo of readPhotos(page.records, page.batch, 'me/photos')) {
      if (run.photoIds.has(photo.id)) continue
      run.photoIds.add(photo.id)
      const record = archivedPhoto(photo, page.batch.addresses)
      const parsed = readFacebookPost(record, 'photos', originOf(`photos/${photo.id}`))
      settleLive(page.batch, parsed, 'facebook', run.options)
    }
    yield page.end()
  }
}

async function* readPages(run: Run, me: GraphCaller): AsyncGenerator<LiveBatch> {
  const query = { fields: 'id,name,access_token', limit: '100' }
  // their tokens are kept nowhere
  const list = { path: 'me/accounts', query, part: 'pages', isAskedAgain: true } as const
  for await (const page of readList(run, me, list)) {
    yield page.end()
    for (const record of page.records) {
      const account = graphAccount.safeParse(record)
      // a page that the person may only look at has no token
      if (!account.success) continue
      const { id, name, access_token } = account.data
      yield* readPosts(run, me.with(access_token), encodeURIComponent(id), 'pages', name ?? id)
    }
  }
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
