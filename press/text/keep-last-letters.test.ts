import { expect, it } from 'vitest'
import { drawnParagraphs } from '../../tests/press/drawn-paragraphs.ts'
import { shortLastLines } from '../audit/measures/short-last-lines.ts'
import { createCompiler } from '../engine/compiler.ts'
import type { Run } from '../page/display-list.ts'
import { keepLastLetters } from './keep-last-letters.ts'

const compiler = createCompiler()
const begin = '今天的海很安靜我們走到岸邊'

it.each<[name: string, runs: Run[], kept: Run[]]>([
  ['before its points', [`${begin}了。」`], [`${begin}\u2060了。」`]],
  ['a digit', [`${begin}3`], [`${begin}\u20603`]],
  ['a kana', [`${begin}の！`], [`${begin}\u2060の！`]],
  ['a counter after a number', [`${begin}，蛋 2 顆。`], [`${begin}，蛋 2\u00a0顆。`]],
  ['a counter at its number', [`${begin}，蛋2顆。`], [`${begin}，蛋2\u2060顆。`]],
  ['an emoji', [begin, { emoji: '😭' }], [`${begin}\u2060`, { emoji: '😭' }]],
  ['an emoji after a space', [`${begin} `, { emoji: '😭' }], [`${begin}\u00a0`, { emoji: '😭' }]],
])('keeps the last letter with the one before it: %s', (_, runs, kept) => {
  expect(keepLastLetters(runs)).toEqual(kept)
})

it.each<[name: string, runs: Run[]]>([
  ['a few characters', ['初雪。']],
  ['a Latin word at the end', [`${begin} home.`]],
  ['a letter after a long word', [`${begin} housewarming 了。`]],
  ['several emoji', [begin, { emoji: '😭😭' }]],
  ['nothing', []],
])('leaves %s alone', (_, runs) => {
  expect(keepLastLetters(runs)).toEqual(runs)
})

it.each([
  '今天的海很安靜，我們走到岸邊，看見一隻貓，牠也在看海。',
  '感謝小鹿的食譜，材料：低筋麵粉 120g、奶油 60g、蛋 2 顆。',
])('ends no paragraph with one letter, whatever its measure: %s', async words => {
  const styles = { body: { family: 'serif', size: 10, lineHeight: 6, justify: true } as const }
  const short = async (runs: Run[]) => {
    const texts = Array.from({ length: 40 }, (_, i) => ({
      style: 'body',
      lang: 'zh-tw',
      width: 20 + i * 0.9,
      runs,
    }))
    return shortLastLines(await drawnParagraphs(compiler, styles, texts)).short
  }
  expect(await short([words])).toBeGreaterThan(1)
  expect(await short(keepLastLetters([words]))).toBe(0)
})
