import { homedir } from 'node:os'
import { join } from 'node:path'

interface Variables {
  DATA_FOLDER?: string | undefined
  XDG_DATA_HOME?: string | undefined
  HOME?: string | undefined
}

/** Where what is kept lies, unless it is named. */
export function dataFolderOf({ DATA_FOLDER, XDG_DATA_HOME, HOME }: Variables): string {
  return DATA_FOLDER || join(XDG_DATA_HOME || join(HOME || homedir(), '.local', 'share'), 'daybound')
}
