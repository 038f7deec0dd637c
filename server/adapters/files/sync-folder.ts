import { open } from 'node:fs/promises'

/** Writes the names in a folder through: a name is on the disk once its folder is. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and writes names through by itself
  const handle = await open(path).catch(() => undefined)
  await handle?.sync().finally(() => handle.close())
}
