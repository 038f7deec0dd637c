import { startApi, startWorker } from '#server/app'
import { completeSettings, readSettings } from '#server/settings'

// A server or a worker by itself, as on a machine of its own: with the settings of the environment, until it is killed.
const read = readSettings({ ...process.env, PAGE_CHILDREN: '1' })
if ('refused' in read) throw new Error(JSON.stringify(read))
const settings = completeSettings(read, {
  databaseUrl: process.env.DATABASE_URL ?? '',
  secret: 'a secret that is long enough for the parts of a service',
})
if (process.argv[2] === 'worker') await startWorker(settings)
else await startApi(settings)
process.stdout.write('ready\n')
