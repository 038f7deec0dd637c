import { importDeps, importing, swiftEngine } from './import-fixture.ts'
import { sandboxNetworks } from './sandbox-networks.ts'

// A worker to kill: does one import, and dies by its own hand at a step that is told. Prints how many steps there were.
const [databaseUrl = '', folder = '', importId = '', killAt = '0', social] = process.argv.slice(2)
let steps = 0
const step = () => {
  steps += 1
  if (steps === Number(killAt)) process.kill(process.pid, 'SIGKILL')
}
const deps = importDeps(databaseUrl, folder, {
  ...swiftEngine,
  run: async (job, input) => {
    step()
    return swiftEngine.run(job, input)
  },
})
if (social) Object.assign(deps.settings, sandboxNetworks(social))
const { files } = deps
const counting = {
  ...deps,
  files: {
    ...files,
    put: async (bytes: Parameters<typeof files.put>[0]) => {
      step()
      return files.put(bytes)
    },
  },
  now: () => {
    step()
    return new Date()
  },
}
await importing.run({ importId }, counting)
await deps.close()
process.stdout.write(String(steps))
