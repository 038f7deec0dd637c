import { findCircles } from './find-circles.ts'
import { folderOrders, forbidden, rooms, withoutCircles } from './map.ts'
import { readImports } from './read-imports.ts'

/** One line for each import that the map refuses and for each circle of files. `files`: paths from the root to text. */
export function findBreaches(files: ReadonlyMap<string, string>): string[] {
  const loaded = new Map<string, string[]>()
  const arrows = [...files].flatMap(([file, text]) => {
    const imports = readImports(file, text)
    loaded.set(
      file,
      imports.flatMap(({ target, when }) => (when === 'loading' ? target : [])),
    )
    return imports.flatMap(({ target }) => {
      const reason = refusal(file, target)
      return reason === undefined ? [] : `${file} -> ${target} (${reason})`
    })
  })
  const circles = [findCircles(loaded), ...withoutCircles.map(parent => findCircles(between(parent, loaded)))]
  return [...arrows, ...circles.flat().map(circle => `circle: ${circle.join(' ')}`)].sort()
}

function refusal(file: string, target: string): string | undefined {
  return betweenRooms(file, target) ?? (isTest(file) ? undefined : betweenFolders(file, target))
}

function betweenRooms(file: string, target: string): string | undefined {
  const [from, to] = [firstFolder(file), firstFolder(target)]
  if (to === from || !(to in rooms)) return undefined
  // what stands beside a room's code to test it may use the builders of tests/
  if (isTest(file) && ['tests', 'sandbox'].includes(to)) return undefined
  return rooms[from]?.includes(to) ? undefined : `${from} may not import ${to}`
}

/** Tests are free here: to test a folder, one builds what stands above it. */
function betweenFolders(file: string, target: string): string | undefined {
  for (const { from, to } of forbidden) {
    const hit = to.find(folder => isIn(file, from) && isIn(target, folder))
    if (hit !== undefined) return `${from} knows nothing of ${hit}`
  }
  for (const { parent, folders } of folderOrders) {
    const from = folderIn(parent, file)
    const to = folderIn(parent, target)
    if (from === undefined || to === undefined || from === to) continue
    const unplaced = [from, to].find(folder => !folders.includes(folder))
    if (unplaced !== undefined) return `${parent}/${unplaced} has no place`
    if (folders.indexOf(from) < folders.indexOf(to)) return `${from} stands below ${to}`
  }
  return undefined
}

/**
 * The imports between the folders of `parent`. A schema is of no folder here: tables refer to one another as rows do, and a store
 * may join those of others (find-table-breaches.ts).
 */
function between(parent: string, loaded: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const edges = new Map<string, string[]>()
  for (const [file, targets] of loaded) {
    if (isTest(file) || isSchema(file)) continue
    const from = subfolderIn(parent, file)
    const to = targets.flatMap(target => (isSchema(target) ? [] : (subfolderIn(parent, target) ?? [])))
    if (from === undefined) continue
    edges.set(from, [...(edges.get(from) ?? []), ...to.filter(folder => folder !== from)])
  }
  return edges
}

/** A file that lies in `parent` itself is in no folder of it. */
function subfolderIn(parent: string, file: string): string | undefined {
  const name = folderIn(parent, file)
  return name === undefined || file === `${parent}/${name}` ? undefined : `${parent}/${name}`
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isSchema = (file: string) => file.endsWith('/schema.ts')
const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`)
const firstFolder = (file: string) => file.slice(0, file.indexOf('/'))

function folderIn(parent: string, file: string): string | undefined {
  if (!isIn(file, parent)) return undefined
  return file.slice(parent.length + 1).split('/')[0]
}
