import { words } from './words.ts'

/** Whose posts an account has; `huge` is the demo life told again and again, `second` a part of another telling. */
export type LifeKey = 'demo' | 'page' | 'huge' | 'second' | 'none'

export interface Person {
  key: string
  name: string
  about: string
  life: LifeKey
  facebookId: string
  instagramId: string
  instagramName: string
  /** The page that the person keeps, if any. */
  pageId?: string
  refuses?: true
  /** Scopes that are not given even where they are asked for. */
  withheld: readonly string[]
  /** The first login, and every other after it, ends after so many calls for content. */
  callsUntilExpiry?: number
  /** Calls for content before the limit is reached for a while, once a login. */
  callsUntilLimit?: number
  /** Instagram answers with a bare object and a number id, with a list, or with a bare object and a text id. */
  instagramToken: 'number-in-list' | 'text-in-list' | 'flat'
}

const NONE: readonly string[] = []
const plain = { withheld: NONE, instagramToken: 'text-in-list' } as const

export const people: readonly Person[] = [
  {
    ...plain,
    ...words.people.demo,
    key: 'demo',
    life: 'demo',
    facebookId: '10159000000000001',
    // Beyond 2^53 and odd: read as a double it becomes another account.
    instagramId: '17841405822304915',
    instagramToken: 'number-in-list',
    instagramName: 'yuan.days',
    pageId: '104000000000001',
  },
  {
    ...plain,
    ...words.people.second,
    key: 'second',
    life: 'second',
    facebookId: '10159000000000002',
    instagramId: '17841405822300002',
    instagramName: 'yiching.walks',
    instagramToken: 'flat',
  },
  {
    ...plain,
    ...words.people.empty,
    key: 'empty',
    life: 'none',
    facebookId: '10159000000000003',
    instagramId: '17841405822300003',
    instagramName: 'nothing.yet',
  },
  {
    ...plain,
    ...words.people.huge,
    key: 'huge',
    life: 'huge',
    facebookId: '10159000000000004',
    instagramId: '17841405822300004',
    instagramName: 'so.many.days',
  },
  {
    ...plain,
    ...words.people.refuses,
    key: 'refuses',
    life: 'none',
    facebookId: '10159000000000005',
    instagramId: '17841405822300005',
    instagramName: 'no.thanks',
    refuses: true,
  },
  {
    ...plain,
    ...words.people.expires,
    key: 'expires',
    life: 'demo',
    facebookId: '10159000000000006',
    instagramId: '17841405822300006',
    instagramName: 'soon.over',
    callsUntilExpiry: 3,
  },
  {
    ...plain,
    ...words.people.withholds,
    key: 'withholds',
    life: 'demo',
    facebookId: '10159000000000007',
    instagramId: '17841405822300007',
    instagramName: 'keeps.it',
    withheld: ['user_photos', 'user_videos', 'instagram_business_basic'],
  },
  {
    ...plain,
    ...words.people.limited,
    key: 'limited',
    life: 'demo',
    facebookId: '10159000000000008',
    instagramId: '17841405822300008',
    instagramName: 'slowly.slowly',
    callsUntilLimit: 3,
  },
]

export const personOf = (key: string | null): Person | undefined => people.find(person => person.key === key)
