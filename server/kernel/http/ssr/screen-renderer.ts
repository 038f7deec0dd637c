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

/** Draws screens with what their reader may see. */
export interface Drawer {
  /** The whole page; undefined where there is nothing to draw for this reader. */
  draw(asked: ScreenRequest): Promise<string | undefined>
}

/**
 * The drawer that the built web app brings along (`web/drawing/draw.tsx`). It is found by its path, for the server is
 * made without the web app: what it gives is checked here. `settings` is what the pages carry.
 */
export async function loadScreenRenderer(webFolder: string, settings: string): Promise<Drawer> {
  const { openDrawer } = shape.parse(await import(pathToFileURL(join(webFolder, '.server', 'draw.mjs')).href))
  const { draw } = opened.parse(openDrawer(settings))
  return { draw: async asked => page.parse(await draw(asked)) }
}

const anyFunction = z.custom<(given: unknown) => unknown>(value => typeof value === 'function')
const shape = z.object({ openDrawer: anyFunction })
const opened = z.object({ draw: anyFunction })
const page = z.string().optional()
