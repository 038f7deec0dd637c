import { expect, test } from 'vitest'
import { dayAndTime, itemName } from './item-name.ts'

test('an item is named by its title or its first words', () => {
  expect(itemName({ title: '賞花', content: '今天' })).toBe('賞花')
  expect(itemName({ title: ' ', content: '今天\n 天氣好' })).toBe('今天 天氣好')
  expect(itemName({ title: '', content: '🌸🌸🌸' }, 2)).toBe('🌸🌸…')
})

test('a date falls into its parts', () => {
  expect(dayAndTime('2021-03-05 08:00')).toEqual({ day: 5, date: '2021-03-05', time: '08:00' })
})
