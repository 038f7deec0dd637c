import { expect, inject, test } from 'vitest'
import { askStage } from '../journeys/open-stage.ts'
import { firstLoadScripts, firstScreens, mostFirstBytes } from './first-load.ts'

test('the scripts of a first screen are few enough for a phone', async () => {
  const { webFolder } = await askStage(inject('stageDoor'))
  const sizes = await Promise.all(
    Object.entries(firstScreens).map(async ([name, entry]) => [
      name,
      await firstLoadScripts(webFolder, entry),
    ]),
  )
  const tooLarge = sizes.filter(([, bytes]) => Number(bytes) > mostFirstBytes)
  expect(sizes).toHaveLength(3)
  expect(tooLarge).toEqual([])
})
