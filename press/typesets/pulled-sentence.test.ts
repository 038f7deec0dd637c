import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { pulledSentence } from './pulled-sentence.ts'

const box =
  '外婆寄來一箱菜，最上面放了一張紙條。字歪歪的，是她戴著老花眼鏡寫的，我看了很久才認出來，捨不得丟。'
const sea =
  '今天的海很安靜，什麼都沒有說。我們坐在堤防上把便當吃完，風從北邊來，晚上大家都睡得很好，沒有作夢。'
const context = buildContext(countingCompiler(), 'a5-1', { edited: true })
const monthOf = (...texts: string[]) =>
  texts.map((text, i) => buildItem({ id: `i${i}`, time: 1_614_560_400 + i * 90_000, text }))

it('says no sentence that the first entry says below it, though another one says it again', () => {
  expect(pulledSentence(monthOf(box, box), context)).toBeUndefined()
  expect(pulledSentence(monthOf(box, box, sea), context)).toBe('今天的海很安靜，什麼都沒有說。')
})

it('says what the second entry says only where no other can speak', () => {
  const first = buildItem({ id: 'first', time: 1_614_550_000, text: '早' })
  const [a, b] = monthOf(sea, box)
  expect(pulledSentence([first, ...monthOf(sea)], context)).toBe('今天的海很安靜，什麼都沒有說。')
  expect(a && b && pulledSentence([first, a, b], context)).toBe('外婆寄來一箱菜，最上面放了一張紙條。')
})

it('says what may stand on the page of the opener only where no later entry can speak', () => {
  // too long to stand alone
  const quiet = '今天下雨，哪裡也沒去，'.repeat(6)
  const days = monthOf(quiet, quiet, box, quiet, quiet)
  const later = buildItem({ id: 'later', time: 1_615_560_400, text: sea })
  expect(pulledSentence(days, context)).toContain('外婆寄來一箱菜')
  expect(pulledSentence([...days, later], context)).toBe('今天的海很安靜，什麼都沒有說。')
  const again = buildItem({ id: 'again', time: 1_615_560_400, text: box })
  expect(pulledSentence([...days, again, later], context)).toBe('今天的海很安靜，什麼都沒有說。')
})

it('says nothing of the entries that are known to stand on the page of the opener', () => {
  const quiet = '今天下雨，哪裡也沒去，'.repeat(6)
  const days = monthOf(quiet, quiet, box, quiet, sea, box)
  expect(pulledSentence(days, context, new Set(['i2']))).toBe('今天的海很安靜，什麼都沒有說。')
  expect(pulledSentence(days, context, new Set(['i2', 'i4']))).toBeUndefined()
})

it('says no place with its sign, no hour and no price', () => {
  const shop =
    '📍京都市左京區一乗寺払殿町\n營業時間 11:00 到 19:00 水曜定休\n咖啡一杯 ¥480 很划算\n午餐套餐是 1200 円'
  expect(pulledSentence(monthOf('早', shop), context)).toBeUndefined()
  expect(pulledSentence(monthOf('早', `${shop}\n${sea}`), context)).toBe('今天的海很安靜，什麼都沒有說。')
})
