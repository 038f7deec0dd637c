import { buildApp } from './kernel/http/app.ts'
import { build } from './main.ts'
import { type Extras, mountAll } from './mount-all.ts'
import type { Settings } from './settings.ts'

/** The HTTP server: API, navigations, pictures, and the web app if it is given. */
export async function startApi(
  settings: Settings,
  extras: Extras = {},
): Promise<{ port: number; close(): Promise<void> }> {
  const { deps, close } = await build(settings, { works: false })
  const app = await buildApp(deps)
  await mountAll(app, deps, extras)
  await app.listen({ port: settings.port, host: settings.host })
  const address = app.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : settings.port,
    async close() {
      await app.close()
      await close()
    },
  }
}
