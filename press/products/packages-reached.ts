/** What is read of a package-lock.json, by path: `node_modules/a`, or `node_modules/a/node_modules/b`. */
export interface Lock {
  packages: Record<string, LockedPackage>
}

interface LockedPackage {
  version: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * The packages and all that they need, as sorted `name@version`. What is native to other machines counts too: the
 * version of the press must not depend on the machine that asks.
 */
export function packagesReached(names: Iterable<string>, { packages }: Lock): string[] {
  const reached = new Map<string, string>()
  const waiting = [...names].map(name => ({ name, from: '' }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const path = placeOf(next.name, next.from, packages)
    const locked = path === undefined ? undefined : packages[path]
    if (path === undefined || !locked) throw new Error(`package-lock.json lacks ${next.name}`)
    if (reached.has(path)) continue
    reached.set(path, `${next.name}@${locked.version}`)
    for (const name of Object.keys(locked.dependencies ?? {})) waiting.push({ name, from: path })
    for (const name of Object.keys(locked.optionalDependencies ?? {})) {
      if (placeOf(name, path, packages) !== undefined) waiting.push({ name, from: path })
    }
  }
  return [...new Set(reached.values())].sort()
}

// As Node looks for it: in the package that asks, then in each that holds it.
function placeOf(name: string, from: string, packages: Lock['packages']): string | undefined {
  const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (packages[place]) return place
  return from === ''
    ? undefined
    : placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages)
}
