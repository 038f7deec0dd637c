import { Readable } from 'node:stream'
import { exportJob } from '#server/features/pages/exports/export-job'
import { importDeps } from '../imports/import-fixture.ts'

// A worker to kill: makes one export, and dies by its own hand at a moment that is told.
const [databaseUrl = '', folder = '', payload = '', dieAt = ''] = process.argv.slice(2)
const die = () => process.kill(process.pid, 'SIGKILL')
const deps = importDeps(databaseUrl, folder)
const { open, put } = deps.files
let opened = 0
deps.files.open = async sha256 => {
  const file = await open(sha256)
  opened += 1
  if (!file || dieAt !== 'within a picture' || opened < 2) return file
  const chunks = async function* () {
    for await (const chunk of file.stream) {
      yield chunk.subarray(0, chunk.length / 2)
      // what came so far is on its way to the disk
      setImmediate(die)
      await new Promise(() => undefined)
    }
  }
  return { ...file, stream: Readable.from(chunks()) }
}
deps.files.put = async bytes => {
  const stored = await put(bytes)
  if (dieAt === 'before its row is written') die()
  return stored
}
const exporting = exportJob(async () => new Map())
await exporting.run(exporting.payload.parse(JSON.parse(payload)), deps)
await deps.close()
