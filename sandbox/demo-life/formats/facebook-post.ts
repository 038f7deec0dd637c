import type { Life, LifePost } from '../life.ts'
import { writeMentions } from '../timeline.ts'
import { facebookMedia, mediaBase } from './facebook-media.ts'

export const TIMELINE = 'Timelinephotos'

/** A post's text with mentions in Facebook's markup. */
export const facebookText = (post: LifePost) =>
  writeMentions(post.text, person => `@[${person.id}:2048:${person.name}]`)

/** A record of `your_posts_1.json`: what the post has is there, and nothing stands empty but `data`. */
export function facebookPost(life: Life, post: LifePost, mediaFolder: string): Record<string, unknown> {
  const text = facebookText(post)
  const attachments = facebookAttachments(post, mediaFolder, text).map(attachment => ({
    data: [attachment].flat(),
  }))
  return {
    timestamp: post.at,
    ...(attachments.length > 0 ? { attachments } : {}),
    data: [
      ...(text ? [{ post: text }] : []),
      ...(post.media.length > 0 ? [{ update_timestamp: post.at + 2 }] : []),
    ],
    title: activityTitle(life.owner.name, post),
    ...(post.tags.length > 0 ? { tags: post.tags.map(person => ({ name: person.name })) } : {}),
  }
}

function facebookAttachments(post: LifePost, folder: string, text: string): (object | object[])[] {
  const out: (object | object[])[] = []
  const alone = post.media.length === 1
  if (post.media.length > 0)
    out.push(
      post.media.map(media => ({
        media: facebookMedia(
          media,
          mediaBase(folder, `${TIMELINE}_${media.id}`, media),
          '動態時報相片',
          media.caption || (alone ? text : ''),
        ),
      })),
    )
  if (post.place) {
    const { name, latitude, longitude } = post.place
    const place = { name, coordinate: { latitude, longitude }, address: '' }
    out.push([
      { place },
      {
        place: {
          ...place,
          url: `https://www.facebook.com/places/${latitude.toFixed(4)}-${longitude.toFixed(4)}`,
        },
      },
    ])
  }
  if (post.link)
    out.push({ external_context: { name: post.link.title, url: post.link.url, source: post.link.source } })
  if (post.quote) out.push({ text: post.quote })
  if (post.lifeEvent)
    out.push({
      life_event: {
        title: post.lifeEvent.title,
        description: post.lifeEvent.text,
        start_date: dateParts(post.at),
      },
    })
  if (post.event)
    out.push({
      event: { name: post.event.name, start_timestamp: post.event.from, end_timestamp: post.event.until },
    })
  if (post.note) out.push({ note: { title: post.note.title, text: post.note.text, media: [], tags: [] } })
  if (post.poll)
    out.push({
      poll: { question: post.poll.question, options: post.poll.options.map(option => ({ option })) },
    })
  return out
}

/** Year, month and day in Taipei. */
function dateParts(at: number): { year: number; month: number; day: number } {
  const date = new Date((at + 8 * 3600) * 1000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The sentence that Facebook writes over an activity, in the account's language. */
export function activityTitle(owner: string, post: LifePost): string {
  const photos = post.media.filter(media => media.kind === 'photo').length
  if (post.lifeEvent) return `${owner}新增了一則生活要事。`
  if (post.poll) return `${owner}建立了一項票選活動。`
  if (post.note) return `${owner}發佈了一篇網誌。`
  if (post.link) return `${owner}分享了連結。`
  if (post.tags[0]) return `${owner}和${post.tags[0].name}在一起。`
  if (post.media.length > photos) return `${owner}新增了 1 部影片。`
  if (photos > 1) return `${owner}新增了 ${photos} 張相片。`
  if (photos === 1) return `${owner}新增了 1 張相片。`
  if (post.place) return `${owner}在${post.place.name}。`
  return `${owner}更新了近況。`
}
