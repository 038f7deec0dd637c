/** Jobs by name, with what each takes and gives, and what it gives on the way: sent between processes, so plain data. */
export type JobTypes = Record<string, { input: unknown; output: unknown; part?: unknown }>

/** What a job may give on its way. */
export type PartOf<Jobs extends JobTypes, Name extends keyof Jobs> = Jobs[Name] extends { part: infer Part }
  ? Part
  : never

/** What a pool sends to one of its processes; `input` is serialized by V8. */
export type ToChild =
  | { id: number; job: string; input: Uint8Array; outputBytes: number }
  /** So many bytes of parts were taken in. */
  | { id: number; taken: number }

/** What comes back; `part` and `output` are serialized by V8. */
export type FromChild =
  | { ready: true }
  | { id: number; part: Uint8Array }
  | { id: number; output: Uint8Array }
  | { id: number; error: string }
  /** It would give more bytes than it may. */
  | { id: number; tooLarge: true }
  | Rested

/** It has let go of what its last job left behind, and is this large, in bytes. */
export type Rested = { memory: number }
