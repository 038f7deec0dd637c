import { expect, it } from 'vitest'
import { buildDrawnPage, buildImage, buildLines } from '../../../tests/press/build-drawn.ts'
import { openBook } from '../open-book.ts'
import { pageHeads } from './page-heads.ts'

const words = (y: number) => buildDrawnPage(buildLines(['今天的海', '很安靜。'], { y }))
const months = ['202101', '202101', '202101']

it('is one where lines and photos begin at one height', () => {
  const photo = buildDrawnPage([], [buildImage(20, 27, 60, 40)])
  expect(pageHeads(openBook([words(60), words(30), photo], months))).toBe(1)
})

it('grows where space stays above what begins a page', () => {
  expect(pageHeads(openBook([words(60), words(30), words(42)], months))).toBe(2)
})
