import type { ItemKind, Origin, Source } from '#domain/books/item'
import type { ContentNetwork } from '#domain/catalogue/networks'
import { readAlbum } from './facebook/read-album.ts'
import { readNote, readOwnEvent } from './facebook/read-note.ts'
import { readFacebookPost } from './facebook/read-post.ts'
import { readPage } from './html/read-page.ts'
import { joinCarousels, readMediaJson } from './instagram/read-media-json.ts'
import { readInstagramPost } from './instagram/read-post.ts'
import type { ParsedRecord } from './parsed-record.ts'

/** How a file of an archive is read; `list` is the key of the list that a record stands in, and a page is one record, its text. */
export interface FileReader {
  source: Source
  format: 'records' | 'whole' | 'html'
  read(record: unknown, list: string, origin: Origin, timeZone: string): ParsedRecord[]
  /** Over all that was found in the file, where records belong together. */
  join?(parsed: readonly ParsedRecord[]): ParsedRecord[]
}

interface Rule extends Omit<FileReader, 'source'> {
  path: RegExp
  network: ContentNetwork
}

/** The reader for a file, by the end of its path: folder roots change with the years, and may be wrapped (social formats 1, 2). */
export function classifyFile(path: string): FileReader | undefined {
  const lower = path.toLowerCase()
  const rule = RULES.find(candidate => candidate.path.test(lower))
  if (!rule) return undefined
  return {
    ...rule,
    source: rule.network === 'facebook' && FAN_PAGE.test(lower) ? 'facebook-page' : rule.network,
  }
}

/** Whether a path is of a social export at all, so that a part without posts is known from a ZIP of something else. */
export function isSocialPath(path: string): boolean {
  return SOCIAL_PATH.test(path.toLowerCase())
}

const FAN_PAGE = /this_profile's_activity_across_facebook\/|(?:^|\/)profile_posts[^/]*$/
const SOCIAL_PATH =
  /(?:^|\/)(?:your_(?:facebook|instagram)_activity|your_activity_across_facebook|this_profile's_activity_across_facebook|posts\/(?:media|album)|(?:media\/)?(?:posts|stories|reels|profile|other|photos|videos|direct)\/\d{6}|photos_and_videos|personal_information|profile_information|account_information|security_and_login_information|ads_information|messages\/inbox|start_here\.html)(?:\/|$)/

const json = (
  path: RegExp,
  network: Rule['network'],
  read: Rule['read'],
  extra: Partial<Rule> = {},
): Rule => ({
  path,
  network,
  format: 'records',
  read,
  ...extra,
})

const post =
  (kind: ItemKind): Rule['read'] =>
  (record, _list, origin) =>
    readFacebookPost(record, kind, origin)

const gram =
  (kind: ItemKind): Rule['read'] =>
  (record, _list, origin) =>
    readInstagramPost(record, kind, origin)

/** The clocks of Instagram's pages: eight hours behind UTC, in summer, too, wherever the account is. Facebook's are the account's. */
const INSTAGRAM_ZONE = 'Etc/GMT+8'

const html = (path: RegExp, network: Rule['network'], kind: ItemKind): Rule => ({
  path,
  network,
  format: 'html',
  read: (page, _list, origin, timeZone) =>
    network === 'instagram'
      ? readPage(String(page), kind, origin, INSTAGRAM_ZONE, 'caption')
      : readPage(String(page), kind, origin, timeZone),
})

const RULES: readonly Rule[] = [
  json(/(?:^|\/)(?:your_posts|profile_posts)[^/]*\.json$/, 'facebook', post('post')),
  json(
    /(?:^|\/)(?:group_posts_and_comments|your_posts_and_comments_in_groups|posts_on_other_pages_and_profiles)[^/]*\.json$/,
    'facebook',
    post('post'),
  ),
  json(
    /(?:^|\/)(?:posts|photos_and_videos|photos)\/album\/[^/]+\.json$/,
    'facebook',
    (value, _, origin, timeZone) => readAlbum(value, origin, timeZone),
    {
      format: 'whole',
    },
  ),
  json(
    /(?:^|\/)(?:your_uncategorized_photos|your_videos|your_photos|birthday_media)[^/]*\.json$/,
    'facebook',
    post('photos'),
  ),
  json(/(?:^|\/)check[-_]ins[^/]*\.json$/, 'facebook', post('check-in')),
  json(/(?:^|\/)archived_stories[^/]*\.json$/, 'facebook', post('story')),
  json(/(?:^|\/)(?:your_)?notes\.json$/, 'facebook', (record, _, origin) => readNote(record, origin)),
  json(/(?:^|\/)your_events\.json$/, 'facebook', (record, _, origin) => readOwnEvent(record, origin)),
  json(
    /(?:^|\/)(?:content|media)\/(?:posts|reels|archived_posts|igtv_videos|other_content)(?:_\d+)?\.json$/,
    'instagram',
    gram('post'),
  ),
  json(/(?:^|\/)(?:content|media)\/stories(?:_\d+)?\.json$/, 'instagram', gram('story')),
  json(/(?:^|\/)(?:content|media)\/profile_photos(?:_\d+)?\.json$/, 'instagram', gram('photos')),
  json(/^(?:[^/]+\/)?media\.json$/, 'instagram', readMediaJson, { join: joinCarousels }),
  html(
    /(?:^|\/)(?:your_posts|profile_posts|your_uncategorized_photos|your_videos)[^/]*\.html$/,
    'facebook',
    'post',
  ),
  html(/(?:^|\/)(?:posts|photos_and_videos|photos)\/album\/[^/]+\.html$/, 'facebook', 'album'),
  html(
    /(?:^|\/)(?:content|media)\/(?:posts|reels|archived_posts|igtv_videos|other_content)(?:_\d+)?\.html$/,
    'instagram',
    'post',
  ),
  html(/(?:^|\/)(?:content|media)\/stories(?:_\d+)?\.html$/, 'instagram', 'story'),
  html(/(?:^|\/)(?:content|media)\/profile_photos(?:_\d+)?\.html$/, 'instagram', 'photos'),
]
