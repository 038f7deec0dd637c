import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The objects of a played provider by id, newest last; with a file they outlive the process, killed or not. */
export class ObjectLog<T extends { id: string }> {
  readonly #objects = new Map<string, T>()
  readonly #file: string | undefined

  constructor(file?: string) {
    this.#file = file
    if (file === undefined) return
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) this.#read(line)
    // what was written over and over is written once
    writeFileSync(`${file}.new`, [...this.#objects.values()].map(lineOf).join(''), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }

  get(id: string): T | undefined {
    return this.#objects.get(id)
  }

  all(): T[] {
    return [...this.#objects.values()]
  }

  put(object: T): T {
    this.#set(object)
    if (this.#file !== undefined) appendFileSync(this.#file, lineOf(object))
    return object
  }

  #read(line: string): void {
    try {
      // our own lines
      this.#set(JSON.parse(line) as T)
    } catch {
      // the last line of a process that was killed while it wrote
    }
  }

  #set(object: T): void {
    this.#objects.set(object.id, object)
    // a sandbox that runs for weeks does not grow
    for (const oldest of this.#objects.keys()) {
      if (this.#objects.size <= mostKept) break
      this.#objects.delete(oldest)
    }
  }
}

const mostKept = 20_000
const lineOf = (object: object) => `${JSON.stringify(object)}\n`
