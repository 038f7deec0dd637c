import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** Who asks for which screen, and how its data is asked for. */
export interface ScreenRequest {
  address: URL
  cookie: string
  acceptLanguage: string
  /** Asks the API: a path with its query, and the headers of the call. */
  ask(path: string, headers: Record<string, string>): Promise<{ status: number; body: unknown }>
  signal: AbortSignal
}

/** Renders screens with what their reader may see. */
export interface ScreenRenderer {
  /** The whole page; undefined where there is nothing to render for this reader. */
  render(request: ScreenRequest): Promise<string | undefined>
}

/**
 * The renderer that the built web app brings along (`web/app/ssr/render-screen.tsx`). It is found by its path, for the server is
 * made without the web app: what it gives is checked here. `settings` is what the pages carry.
 */
export async function loadScreenRenderer(webFolder: string, settings: string): Promise<ScreenRenderer> {
  const { openScreenRenderer } = shape.parse(
    await import(pathToFileURL(join(webFolder, '.server', 'render-screen.mjs')).href),
  )
  const { render } = opened.parse(openScreenRenderer(settings))
  return { render: async request => page.parse(await render(request)) }
}

const anyFunction = z.custom<(argument: unknown) => unknown>(value => typeof value === 'function')
const shape = z.object({ openScreenRenderer: anyFunction })
const opened = z.object({ render: anyFunction })
const page = z.string().optional()
