import { type ArchiveFile, escapedJson } from '../archive-file.ts'
import type { Life, LifePost } from '../life.ts'
import { instagramArchive } from './instagram-json.ts'
import { caption, instagramMedia, instagramPosts } from './instagram-media.ts'

/** Instagram from 2025 on: `posts_1.json`, and `posts.json` in labels and values, which adds a draft and drops the oldest. */
export function instagram2025(life: Life): ArchiveFile[] {
  const recent = instagramPosts(life).slice(10).toReversed()
  const draft = {
    timestamp: recent[0]?.at ?? 0,
    media: [],
    label_values: [
      { label: 'Draft', value: 'true' },
      { label: 'Caption', value: '（還沒想好要寫什麼）' },
    ],
  }
  return [
    ...instagramArchive(life, {
      posts: 'your_instagram_activity/media/posts_1.json',
      profile: 'personal_information/personal_information/personal_information.json',
    }),
    { path: 'your_instagram_activity/media/posts.json', text: escapedJson([draft, ...recent.map(labelled)]) },
  ]
}

/** The first picture stands at the top; the rest of a carousel is nested under a label. */
function labelled(post: LifePost): Record<string, unknown> {
  const [first, ...more] = post.media.map(media => instagramMedia(media, ''))
  return {
    timestamp: post.at,
    ...(caption(post) ? { title: caption(post) } : {}),
    ...(first ? { media: [first] } : {}),
    label_values: [
      { label: 'Caption', value: caption(post) },
      { label: 'Creation timestamp', timestamp_value: post.at },
      { label: 'Draft', value: 'false' },
      ...(more.length > 0
        ? [
            {
              label: 'Carousel',
              title: 'Carousel',
              dict: more.map(media => ({ label: 'Media', media: [media] })),
            },
          ]
        : []),
    ],
  }
}
