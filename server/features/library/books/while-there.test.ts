import { expect, test } from 'vitest'
import { whileThere } from './while-there.ts'

const failing = () => Promise.reject(new Error('violates foreign key'))

test('what fails since its thing is gone has ended', async () => {
  await expect(whileThere(async () => false, failing)).resolves.toBeUndefined()
})

test('what fails though its thing is there has failed, and what works asks nothing', async () => {
  await expect(whileThere(async () => true, failing)).rejects.toThrow('violates foreign key')
  await expect(whileThere(failing, async () => {})).resolves.toBeUndefined()
})
