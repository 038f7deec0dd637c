import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** Where played networks keep the pictures that they drew, for all tests of a person: who else runs tests on the machine may not write there. */
export const playedFolder = join(tmpdir(), `daybound-played-${userInfo().uid}`)
