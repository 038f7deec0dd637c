import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { processLives } from '#server/process-lives'

/** What the web app is made of. */
const sources = ['web', 'contract', 'domain', 'locales', 'package-lock.json']

export interface WebBuild {
  root: string
  /** Builds are kept in it by what they were made of. */
  buildsFolder: string
  /** Where builds may lie that came with the program; nothing is written there. */
  shippedFolder?: string
  onBuild(): void
  signal: AbortSignal
  command?: (out: string) => string[]
}

/** The folder of the web app, which is built when its sources have changed. */
export async function buildWebIfStale({
  root,
  buildsFolder,
  shippedFolder,
  onBuild,
  signal,
  command = vite(root),
}: WebBuild) {
  const name = hashOf(root)
  const shipped = shippedFolder && join(shippedFolder, name)
  if (shipped && existsSync(shipped)) return shipped
  const folder = join(buildsFolder, name)
  if (existsSync(folder)) return folder
  onBuild()
  const unfinished = join(buildsFolder, `unfinished-${process.pid}`)
  forgetOld(buildsFolder)
  try {
    await run(command(unfinished), root, signal)
    move(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return folder
}

function hashOf(root: string): string {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesOf(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 24)
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

/** Vite by its own command: the build gets a process of its own, beside PostgreSQL's start. */
function vite(root: string): (out: string) => string[] {
  const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const config = join(root, 'web', 'vite.config.ts')
  return out => [
    program,
    'build',
    '--config',
    config,
    '--configLoader',
    'native',
    '--outDir',
    out,
    '--logLevel',
    'warn',
  ]
}

function run(command: string[], cwd: string, signal: AbortSignal): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, command, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-4000)
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => (code === 0 ? resolve() : reject(new Error(words))))
  })
}

/** The build before may still be served by a running process; older ones, and what a dead one left, by nobody. */
function forgetOld(buildsFolder: string): void {
  mkdirSync(buildsFolder, { recursive: true })
  const names = readdirSync(buildsFolder)
  const unfinished = names.filter(
    name => builderOf(name) !== undefined && !processLives(Number(builderOf(name))),
  )
  const builds = names.filter(name => builderOf(name) === undefined)
  const at = (name: string) => statSync(join(buildsFolder, name)).mtimeMs
  const newestFirst = builds.sort((a, b) => at(b) - at(a))
  for (const name of [...unfinished, ...newestFirst.slice(1)])
    rmSync(join(buildsFolder, name), { recursive: true, force: true })
}

/** The process that builds in a folder, if it is not a whole build. */
function builderOf(name: string): string | undefined {
  return name.match(/^unfinished-(\d+)$/)?.[1]
}

/** Another start may have built the same. */
function move(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  }
}
