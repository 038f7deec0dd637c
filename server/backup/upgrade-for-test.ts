import { dirname } from 'node:path'
import { makeQueues } from '../compose.ts'
import { findBinaries } from '../kernel/db/embedded/find-binaries.ts'
import { upgradeCluster } from './upgrade-cluster.ts'

// Writes the data of a folder anew, for a test that kills it meanwhile.
const [home = ''] = process.argv.slice(2)
const { postgres } = findBinaries({ foreign: false, copies: home })
await upgradeCluster(
  {
    home,
    binaries: dirname(dirname(postgres)),
    backup: { secret: { value: 'a secret that is long enough for tests', isIncluded: false }, version: '1' },
    claim: async () => ({ end: async () => undefined }),
    makeQueues,
  },
  () => new Date(),
)
