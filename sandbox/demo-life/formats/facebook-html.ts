import { type ArchiveFile, mediaFiles, mediaPath } from '../archive-file.ts'
import type { Life, LifeAlbum, LifeMedia, LifePost } from '../life.ts'
import { mediaBase } from './facebook-media.ts'
import { activityTitle, facebookText, TIMELINE } from './facebook-post.ts'

const ROOT = 'your_facebook_activity/posts'
const MEDIA = `${ROOT}/media`

/** Facebook's archive in HTML: text, dates and pictures, and no JSON at all. Dates are Taipei's wall clock. */
export const facebookHtml = (life: Life): ArchiveFile[] => htmlArchive(life, ENGLISH)

/** That of an account whose language is Chinese. */
export const facebookHtmlZhTw = (life: Life): ArchiveFile[] => htmlArchive(life, CHINESE)

function htmlArchive(life: Life, words: DateWords): ArchiveFile[] {
  const posts = life.posts.filter(post => post.facebook)
  const blocks = posts.map(post => postBlock(life.owner.name, post, words)).reverse()
  return [
    { path: 'start_here.html', text: page(life.owner.name, '') },
    { path: `${ROOT}/your_posts__check_ins__photos_and_videos_1.html`, text: page('貼文', blocks.join('')) },
    ...life.albums.map((album, i) => ({
      path: `${ROOT}/album/${i}.html`,
      text: page(album.name, albumBlocks(album, i, words)),
    })),
    ...posts.flatMap(post => post.media.flatMap(media => mediaFiles(media, postBase(media)))),
    ...life.albums.flatMap((album, i) =>
      album.media.flatMap(media => mediaFiles(media, albumBase(i, media))),
    ),
  ]
}

const postBase = (media: LifeMedia) => mediaBase(MEDIA, `${TIMELINE}_${media.id}`, media)
const albumBase = (index: number, media: LifeMedia) => mediaBase(MEDIA, `album_${index + 1}`, media)

function postBlock(owner: string, post: LifePost, words: DateWords): string {
  const text = facebookText(post)
  const parts = [
    ...post.media.map(media => mediaTag(media, postBase(media))),
    ...(post.place ? [`<div>地點：${escaped(post.place.name)}</div>`] : []),
    ...(post.link
      ? [`<div><a target="_blank" href="${escaped(post.link.url)}">${escaped(post.link.title)}</a></div>`]
      : []),
    ...(text ? [`<div>${escaped(text)}</div>`] : []),
    ...(post.note ? [`<div>${escaped(post.note.title)}</div><div>${escaped(post.note.text)}</div>`] : []),
  ]
  return block(
    activityTitle(owner, post),
    parts.map(part => `<div class="_2pin">${part}</div>`).join(''),
    dateText(post.at, words),
  )
}

function albumBlocks(album: LifeAlbum, index: number, words: DateWords): string {
  const about = album.text ? `<div class="_2pin"><div>${escaped(album.text)}</div></div>` : ''
  const photos = album.media.map(media =>
    block('', mediaTag(media, albumBase(index, media)), dateText(media.at, words)),
  )
  return about + photos.join('')
}

function mediaTag(media: LifeMedia, base: string): string {
  const path = escaped(mediaPath(media, base))
  const picture =
    media.kind === 'video'
      ? `<video src="${path}" controls="1" class="_a6_o _3-96"></video>`
      : `<img src="${path}" class="_a6_o _3-96" />`
  const caption = media.caption ? `<div class="_3-95">${escaped(media.caption)}</div>` : ''
  return `<div><a target="_blank" href="${path}">${picture}</a>${caption}</div>`
}

function block(title: string, inside: string, date: string): string {
  const heading = title ? `<div class="_2ph_ _a6-h _a6-i">${escaped(title)}</div>` : ''
  return `<div class="_3-95 _a6-g">${heading}<div class="_2ph_ _a6-p">${inside}</div><div class="_3-94 _a6-o"><div class="_a72d">${date}</div></div></div>`
}

const page = (title: string, body: string) =>
  `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><base href="../../" /><title>${escaped(title)}</title></head><body class="_5vb_ _2yq _a7o5"><div class="clearfix _ikh"><div class="_4bl9"><div class="_a705"><div class="_a706" role="main">${body}</div></div></div></div></body></html>`

/** The words of a date in a language; their order is that of English in all. */
interface DateWords {
  months: readonly string[]
  halves: readonly [am: string, pm: string]
}

const ENGLISH: DateWords = {
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  halves: ['am', 'pm'],
}

const CHINESE: DateWords = {
  months: Array.from({ length: 12 }, (_, index) => `${index + 1}月`),
  halves: ['上午', '下午'],
}

/** `Jan 01, 2019 12:21:05 am`, `1月 01, 2019 12:21:05 上午`, in Taipei. */
function dateText(at: number, { months, halves }: DateWords): string {
  const date = new Date((at + 8 * 3600) * 1000)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const hour = date.getUTCHours()
  const clock = `${hour % 12 || 12}:${twoDigits(date.getUTCMinutes())}:${twoDigits(date.getUTCSeconds())} ${halves[hour < 12 ? 0 : 1]}`
  return `${months[date.getUTCMonth()]} ${twoDigits(date.getUTCDate())}, ${date.getUTCFullYear()} ${clock}`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
    .replaceAll('\n', '<br />')
}
