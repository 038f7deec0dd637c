/** Jobs by name, with what each takes and gives: what is sent between processes, so plain data. */
export type JobTypes = Record<string, { input: unknown; output: unknown }>

/** What a pool sends to one of its processes. */
export interface Request<Jobs extends JobTypes, Name extends keyof Jobs = keyof Jobs> {
  id: number
  job: Name
  input: Jobs[Name]['input']
}

/** What comes back; `memory` is that of the process, in bytes. */
export type Answer<Jobs extends JobTypes> = { id: number; memory: number } & (
  | { output: Jobs[keyof Jobs]['output'] }
  | { error: string }
)
