import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps'
import { uploadFolder } from '#server/features/library/uploads/upload-path'

/** What `work` gives when all uploads are so many days older than they are; what is left is as young as before. */
export async function whenUploadsAre<T>(
  days: number,
  deps: Pick<Deps, 'db' | 'settings'>,
  work: () => Promise<T>,
): Promise<T> {
  await age(days, deps)
  try {
    return await work()
  } finally {
    await age(-days, deps)
  }
}

async function age(days: number, { db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> {
  const by = sql`make_interval(secs => ${days * 86_400})`
  await db.execute(sql`update uploads set created_at = created_at - ${by}, arrived_at = arrived_at - ${by},
    whole_at = whole_at - ${by}, read_at = read_at - ${by}`)
  const folder = uploadFolder(settings)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const before = new Date((await stat(path)).mtimeMs - days * 86_400_000)
    await utimes(path, before, before)
  }
}
