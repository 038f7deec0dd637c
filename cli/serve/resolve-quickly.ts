import { registerHooks } from 'node:module'

/**
 * From here on, imports whose place their words say already are not looked up. For each module Node asks afresh which package
 * holds it, and parses that package's exports again: drizzle-orm's, of 180 KB, cost more than all else that a part loads.
 */
export function resolveQuickly(): void {
  const resolutions = new Map<string, { url: string; format?: string | null | undefined }>()
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL: from } = context
      if (from === undefined) return next(specifier, context)
      const place = placeOf(specifier, from)
      if (place) return { ...place, shortCircuit: true }
      // our own files lie in one package: the same words mean the same from all of them
      if (!isOwn(from) || specifier.startsWith('.')) return next(specifier, context)
      const resolution = resolutions.get(specifier) ?? next(specifier, context)
      resolutions.set(specifier, resolution)
      return { ...resolution, shortCircuit: true }
    },
  })
}

/** Where an import of a file leads, if that can be told without a look at the disk. */
export function placeOf(specifier: string, from: string): { url: string; format: string } | undefined {
  if (isOwn(from)) {
    const room = /^#(\w+\/.+)$/.exec(specifier)?.[1]
    if (room !== undefined) return { url: `${root}${room}.ts`, format: 'module-typescript' }
    if (!/^\.\.?\/.*\.ts$/.test(specifier)) return undefined
    return { url: new URL(specifier, from).href, format: 'module-typescript' }
  }
  if (!plainModules.test(from) || !/^\.\.?\/.*\.js$/.test(specifier)) return undefined
  return { url: new URL(specifier, from).href, format: 'module' }
}

const root = new URL('../../', import.meta.url).href
const isOwn = (url: string) => url.startsWith(root) && !url.includes('/node_modules/')
/** Every .js of this package is a module. */
const plainModules = /\/node_modules\/drizzle-orm\/.*\.js$/
