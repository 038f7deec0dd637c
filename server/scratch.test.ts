import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { inScratch, removeOldScratch } from './scratch.ts'

async function makeScratch() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'daybound-scratch-'))
  onTestFinished(() => rm(dataFolder, { recursive: true }))
  return { dataFolder, left: () => readdir(join(dataFolder, 'scratch')) }
}

/** A process that is killed in the middle of its work. */
async function killedAt(dataFolder: string, name: string) {
  const code = `
    const { inScratch } = await import(process.argv[1])
    const { writeFile } = await import('node:fs/promises')
    await inScratch({ dataFolder: process.argv[2] }, process.argv[3], async folder => {
      await writeFile(folder + '/book.pdf', 'half')
      console.log('half')
      await new Promise(() => setInterval(() => undefined, 1000))
    })`
  const scratch = fileURLToPath(new URL('scratch.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', code, '--', scratch, dataFolder, name],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('work that ends leaves nothing, also where it fails', async () => {
  const { dataFolder, left } = await makeScratch()
  expect(await inScratch({ dataFolder }, 'a', async folder => writeFile(join(folder, 'x'), ''))).toBe(
    undefined,
  )
  await expect(inScratch({ dataFolder }, 'b', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await left()).toEqual([])
})

test('work that was killed begins again in an empty folder', async () => {
  const { dataFolder, left } = await makeScratch()
  await killedAt(dataFolder, 'one')
  expect(await left()).toEqual(['one'])
  expect(await inScratch({ dataFolder }, 'one', folder => readdir(folder))).toEqual([])
  expect(await left()).toEqual([])
})

test('what killed work left is removed once it is old', async () => {
  const { dataFolder, left } = await makeScratch()
  await killedAt(dataFolder, 'one')
  await removeOldScratch({ dataFolder }, 3_600_000)
  expect(await left()).toEqual(['one'])
  await removeOldScratch({ dataFolder }, -1)
  expect(await left()).toEqual([])
})

test('where nothing was ever made, there is nothing to remove', async () => {
  const { dataFolder } = await makeScratch()
  await expect(removeOldScratch({ dataFolder }, -1)).resolves.toBeUndefined()
})
