import { importDeps, importing } from './import-fixture.ts'
import { sandboxNetworks } from './sandbox-networks.ts'
import { tellSteps } from './tell-steps.ts'

// A worker to kill: does one import, and dies by its own hand at a step that is told.
const [databaseUrl = '', folder = '', importId = '', killAt = '0', social = '', storeAddress] =
  process.argv.slice(2)
let steps = 0
const deps = importDeps(databaseUrl, folder, undefined, undefined, storeAddress)
if (social) Object.assign(deps.settings, sandboxNetworks(social))
const stepping = tellSteps(deps, () => {
  steps += 1
  if (steps === Number(killAt)) process.kill(process.pid, 'SIGKILL')
})
await importing.run({ importId }, stepping)
await deps.close()
