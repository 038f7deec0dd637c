import { expect, test } from 'vitest'
import { settingAsYouGo } from './set-as-you-go.ts'

test('what comes in while some are set is set together, in its order', async () => {
  const calls: string[][] = []
  const setting = settingAsYouGo(async months => void calls.push(months))
  setting.add(['2019-03'])
  setting.add(['2019-02', '2019-01'])
  setting.add(['2019-02'])
  await setting.end()
  expect(calls).toEqual([['2019-03'], ['2019-01', '2019-02']])
})

test('after a failure nothing is set any more, what comes in later is no hang, and the end tells of it', async () => {
  const calls: string[][] = []
  const setting = settingAsYouGo(async months => {
    calls.push(months)
    throw new Error('away')
  })
  setting.add(['2019-01'])
  await expect(setting.end()).rejects.toThrow('away')
  setting.add(['2019-02'])
  await expect(setting.end()).rejects.toThrow('away')
  expect(calls).toEqual([['2019-01']])
})
