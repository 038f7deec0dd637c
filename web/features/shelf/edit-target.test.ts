import { expect, test } from 'vitest'
import type { Book } from '#contract/book'
import { editTarget, previewAddress, purchaseAddress } from './edit-target.ts'

const fresh: Book = {
  bid: 'b1',
  title: 'Days',
  author: 'Me',
  coverUrl: '/cover/classic',
  type: 'diarybook',
  typeset: 'a5-1',
  template: 'classic',
  templateStyle: '#F3EDE1',
  design: { title: 'Days', author: 'Me', template: 'classic', cover: { color: '#F3EDE1' }, inserts: [] },
  totalPage: 0,
  editable: true,
  public: false,
  guide: false,
  status: 'editing',
  source: { sid: 's1' },
  createdAt: '2024-01-01T00:00:00Z',
  updatedAt: '2024-01-01T00:00:00Z',
  endAt: null,
  startDate: null,
  endDate: null,
  currentChapters: [],
  deletedChapters: [],
  retypesetMonths: {},
  newEdition: false,
  isGettingPages: false,
  isGettingPosts: false,
  pagesInitialized: false,
  postsInitialized: false,
  patched: false,
  insInitialized: false,
  isGettingIns: false,
  importEndedAt: null,
  progress: [],
  revision: 0,
  undo: null,
  redo: null,
  timeZone: 'Asia/Taipei',
}

const preview = { to: '/app/design/preview?bid=b1' }
const review = { to: '/app/review?bid=b1' }
const selection = (tab: string) => ({ to: `/app/design/selection?bid=b1&tab=${tab}` })
const made = { totalPage: 80, currentChapters: ['202401'] }

test.each<[string, Partial<Book>, ReturnType<typeof editTarget>]>([
  ['nothing was brought in', {}, 'import'],
  ['posts are there, no pages yet', { postsInitialized: true }, selection('facebook')],
  ['posts are just coming', { isGettingPosts: true }, selection('facebook')],
  ['only fan pages', { pagesInitialized: true }, selection('pages')],
  ['fan pages are just coming', { isGettingPages: true }, selection('pages')],
  ['posts before fan pages', { postsInitialized: true, pagesInitialized: true }, selection('facebook')],
  ['only entries by hand', { patched: true }, selection('patch')],
  ['only Instagram', { insInitialized: true }, selection('instagram')],
  ['Instagram is just coming', { isGettingIns: true, patched: true }, selection('instagram')],
  ['posts before Instagram', { postsInitialized: true, insInitialized: true }, selection('facebook')],
  ['content and pages', { ...made, postsInitialized: true }, preview],
  ['content and pages, more is coming', { ...made, postsInitialized: true, isGettingIns: true }, preview],
  [
    'pages, but all content was taken out',
    { ...made, currentChapters: [], postsInitialized: true },
    selection('facebook'),
  ],
  ['finalized', { ...made, postsInitialized: true, editable: false }, review],
  ['the guide book', { ...made, guide: true }, review],
  ['a calendar', { type: 'calendar' }, { to: '/app/design/album?aid=b1&type=calendar' }],
])('edit, when %s', (_, flags, target) => {
  expect(editTarget({ ...fresh, ...flags })).toEqual(target)
})

test('preview of what can change is the preview, else the review', () => {
  expect(previewAddress({ bid: 'b1', editable: true, guide: false })).toBe(preview.to)
  expect(previewAddress({ bid: 'b1', editable: false, guide: false })).toBe(review.to)
})

test('the order check knows book, content and type', () => {
  expect(purchaseAddress(fresh)).toBe('/app/checkout?bid=b1&sid=s1&bookType=diarybook')
})
