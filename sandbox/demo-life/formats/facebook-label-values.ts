import { type ArchiveFile, escapedJson, mediaFiles } from '../archive-file.ts'
import type { Life, LifePost } from '../life.ts'
import { hashText } from '../random.ts'
import { facebookMedia, mediaBase } from './facebook-media.ts'
import { facebookText, TIMELINE } from './facebook-post.ts'

const MEDIA = 'your_facebook_activity/posts/media'

/** The shape of 2025 and 2026: labels and values, the labels in the account's language. */
export function facebookLabelValues(life: Life): ArchiveFile[] {
  const posts = life.posts.filter(post => post.facebook)
  return [
    {
      path: 'personal_information/profile_information/profile_information.json',
      text: escapedJson({ profile_v2: { name: { full_name: life.owner.name } } }),
    },
    {
      path: 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json',
      text: escapedJson(posts.map(labelled)),
    },
    ...posts.flatMap(post => post.media.flatMap(media => mediaFiles(media, baseOf(media)))),
  ]
}

const baseOf = (media: LifePost['media'][number]) => mediaBase(MEDIA, `${TIMELINE}_${media.id}`, media)

function labelled(post: LifePost): Record<string, unknown> {
  const text = facebookText(post)
  return {
    timestamp: post.at,
    fbid: `${hashText(post.id)}${post.at}`,
    media: post.media.map(media => facebookMedia(media, baseOf(media), '動態時報相片', media.caption)),
    label_values: [
      ...(text ? [{ label: '訊息', value: text }] : []),
      { label: '建立時間', timestamp_value: post.at },
      ...(post.place
        ? [
            {
              label: '地點',
              title: '地點',
              dict: [
                { label: '名稱', value: post.place.name },
                { label: '緯度', value: String(post.place.latitude) },
                { label: '經度', value: String(post.place.longitude) },
              ],
            },
          ]
        : []),
      ...(post.link ? [{ label: '網址', value: post.link.url }] : []),
      ...(post.tags.length > 0
        ? [
            {
              label: '標註',
              title: '標註',
              dict: post.tags.map(person => ({ label: '名稱', value: person.name })),
            },
          ]
        : []),
    ],
  }
}
