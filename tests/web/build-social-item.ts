import type { SocialItem } from '#contract/item'

/** A post of one word as the API tells it; `overrides` say what the test is about. */
export function buildSocialItem(overrides: Partial<SocialItem> = {}): SocialItem {
  return {
    itemId: 'i1',
    chapterId: '202103',
    type: 'facebook',
    kind: 'post',
    title: '',
    content: '早',
    postDate: '2021-03-05 08:00',
    people: [],
    photos: [],
    chosen: true,
    deleted: false,
    edited: false,
    version: 3,
    updatedAt: '2021-03-05T08:00:00Z',
    ...overrides,
  }
}
