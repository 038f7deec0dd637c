import { expect, it } from 'vitest'
import { polishPunctuation } from './polish-punctuation.ts'

it.each([
  ['等了又等...', '等了又等……'],
  ['等了又等…', '等了又等……'],
  ['等了又等……', '等了又等……'],
  ['好--走吧', '好——走吧'],
  ['好──走吧', '好——走吧'],
  ['約翰·走路', '約翰‧走路'],
  ['早,安', '早，安'],
  ['#台中 @佩玲 ＃好', '#\u2060台中 @\u2060佩玲 ＃\u2060好'],
  ['累～～', '累\u2060～\u2060～'],
  ['#taichung a@b.tw', '#taichung a@b.tw'],
  ['Wait... no', 'Wait... no'],
  ['1,200 a--b 3.14', '1,200 a--b 3.14'],
])('%s becomes %s', (typed, printed) => {
  expect(polishPunctuation(typed)).toBe(printed)
})
