import { inSpan } from '../../kernel/tracing/span-here.ts'
import type { Files } from './files.ts'

/** The same files, whose calls are spans: of a stream that is opened, until its first byte may come. Keys stay out, kinds are told. */
export function traceFiles(files: Files): Files {
  const traced = <T>(operation: string, work: () => Promise<T>, kind = 'files') =>
    inSpan(
      `store ${operation} ${kind}`,
      { kind: 'client', attributes: { 'store.operation': operation, 'store.kind': kind } },
      work,
    )
  return {
    ...files,
    put: bytes => traced('put', () => files.put(bytes)),
    read: sha256 => traced('read', () => files.read(sha256)),
    open: (sha256, range) => traced('open', () => files.open(sha256, range)),
    has: sha256 => traced('has', () => files.has(sha256)),
    remove: sha256 => traced('remove', () => files.remove(sha256)),
    putCached: (kind, key, bytes) => traced('put', () => files.putCached(kind, key, bytes), kind),
    readCached: (kind, key) => traced('read', () => files.readCached(kind, key), kind),
    removeCached: (kind, key) => traced('remove', () => files.removeCached(kind, key), kind),
  }
}
