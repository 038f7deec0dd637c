import { expect, test } from 'vitest'
import type { Design } from '#contract/book'
import { coverOfBook } from './cover-of-book.ts'

const design: Design = {
  title: '日子',
  author: '我',
  template: 'dots',
  cover: { color: '#F3EDE1' },
  inserts: [],
}
const book = {
  bid: 'b1',
  typeset: 'a5-1',
  coverUrl: '/cover/dots?size=480',
  currentChapters: ['202001', '202212'],
} as const
const query = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]))

test('says what the design and the book say', () => {
  const months = [{ month: '202003', items: 2 }]
  expect(
    query(coverOfBook({ ...book, currentChapters: [...book.currentChapters] }, design, months, 640)),
  ).toEqual({
    size: '640',
    title: '日子',
    author: '我',
    bgColor: '#F3EDE1',
    years: '2020~2022',
    book: 'b1',
    months: '0.0.2.0.0.0.0.0.0.0.0.0',
  })
})

test('keeps the language and paper of the book, and the part of its picture', () => {
  const other = {
    bid: 'b2',
    typeset: 'a4-2',
    coverUrl: '/cover/full?title=a&locale=en',
    currentChapters: [],
  } as const
  const cover = { color: '#24262B', pic: 'a'.repeat(64), crop: { x: 0, y: 0.5, w: 1, h: 0.5 } }
  const address = coverOfBook({ ...other, currentChapters: [] }, { ...design, cover }, undefined, 480)
  expect(query(address)).toMatchObject({ locale: 'en', paper: 'a4', crop: '0~0.5~1~0.5' })
})
