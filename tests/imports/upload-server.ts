import { uploadRoutes } from '#server/features/library/uploads/routes'
import { buildApp } from '#server/kernel/http/app'
import type { BodyPace } from '#server/kernel/http/body-pace'
import { importDeps } from './import-fixture.ts'

/** The uploads alone on a port of their own. */
export async function uploadServer(
  databaseUrl: string,
  folder: string,
  uploadMaxBytes = 5_000_000,
  bodyPace?: BodyPace,
  storeAddress?: string,
) {
  const deps = importDeps(databaseUrl, folder, undefined, undefined, storeAddress)
  deps.settings.uploadMaxBytes = uploadMaxBytes
  const app = await buildApp({ ...deps, ...(bodyPace && { bodyPace }) })
  await uploadRoutes(app, deps)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    deps,
    address,
    async close() {
      await app.close()
      await deps.close()
    },
  }
}

// a server to kill
if (process.argv[1] === import.meta.filename) {
  const [, , databaseUrl = '', folder = '', storeAddress] = process.argv
  const { address } = await uploadServer(databaseUrl, folder, undefined, undefined, storeAddress)
  process.stdout.write(`${address}\n`)
}
