import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCompiler } from '../engine/compiler.ts'
import { limitStretch } from '../engine/limit-stretch.ts'
import type { Run } from '../page/display-list.ts'
import { prepareText } from '../text/prepare-text.ts'
import { gatherLines } from './gather-lines.ts'
import { type LineBreakFaults, lineBreakFaults } from './measures/line-breaks.ts'
import { readDrawnPages } from './read-drawn-pages.ts'

const compiler = createCompiler()
const styles = { body: { family: 'serif' as const, size: 9, lineHeight: 6, justify: true } }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-line-ends-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The faults of a text at many widths: each of its breaks is met at one of them. */
async function faultsOf(
  text: string,
): Promise<{ faults: LineBreakFaults; baselines: number[][]; texts: string[] }> {
  const [paragraph] = prepareText(text, 'zh-tw').paragraphs
  const { runs, lang } = paragraph ?? { runs: [] as Run[], lang: 'zh-tw' }
  const wants = Array.from({ length: 24 }, (_, i) => ({ style: 'body', lang, width: 45 + i * 1.7, runs }))
  const pages = limitStretch({ compiler, styles }, wants).map((limited, i) => [
    { kind: 'text' as const, style: 'body', x: 5, y: 5, w: 45 + i * 1.7, runs: limited.runs, lang },
  ])
  const file = join(folder, 'lines.pdf')
  await writeFile(
    file,
    compiler.pdf({ title: '', author: '', width: 100, height: 100, styles, pages }, false),
  )
  const lines = (await readDrawnPages(file)).map(page => gatherLines(page.glyphs))
  return {
    faults: lineBreakFaults(lines),
    baselines: lines.map(lines => lines.map(line => Math.round((line.y - (lines[0]?.y ?? 0)) * 10) / 10)),
    texts: lines.map(lines => lines.map(line => line.text.replaceAll(' ', '')).join('')),
  }
}

const none = { starts: 0, waves: 0, ends: 0, signs: 0, brokenTags: 0 }

it.each([
  [
    'the sign of a Chinese hashtag',
    '今天全家一起去走走 #台中親子 #一日遊 #秋紅谷，還有 #高美濕地 也很美 #日落',
  ],
  [
    'a small kana after the sign',
    '日本の写真 #ファインダー #フォト と #カーテン です #ショップ もよい #人々 の日 #ティータイム',
  ],
  ['the sign of a name', '謝謝 @佩玲 還有 @怡君媽媽 ，下次 @小鹿 一起來，也謝謝＠阿芬 幫忙訂位＃開心'],
  ['the sign before an emoji', '好朋友一起去走走 #🌸 還有 #🍜 很好吃，下次再去 #🌊 一起玩'],
  [
    'a Latin hashtag',
    '日常日常 #followforfollowback #filmphotography #left_bank_of_the_river #photooftheday 好',
  ],
  ['hashtags without spaces', '日常 #kyoto#japan#studentlife#film#filmphotography#grainisgood#coffeetime 好'],
  ['a word of Thai', '今天學到一個字 สวัส 很好聽，還有 ขอบ 也是，明天再去一次那家店'],
  ['a lengthening ～', '小孩終於睡了～～～媽媽也好累～～今天天氣很好～一起去公園玩～～～好開心～明天見～～'],
])('%s is not parted from what it belongs to', async (_, text) => {
  const { faults, baselines, texts } = await faultsOf(text)
  expect(faults).toEqual(none)
  // each line is 6 mm below the one before, and no part of it above the others
  for (const heights of baselines) expect(heights).toEqual(heights.map((_, i) => i * 6))
  // and nothing of it is lost
  for (const drawn of texts) expect(drawn).toBe(text.replaceAll(' ', ''))
})
