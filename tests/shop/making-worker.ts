import { startEngine } from '#press/products/engine'
import { printEnded } from '#server/features/shop/print-files/topics'
import { startHub } from '#server/kernel/events/hub'
import { startJobs } from '#server/kernel/jobs/jobs'
import { work } from '#server/kernel/jobs/work'
import { importDeps } from '../imports/import-fixture.ts'
import { patienceMs } from '../patience.ts'
import { afterPaymentOf } from './paid-books.ts'

// A worker to kill: makes and mails orders, and dies by its own hand at a moment that is told.
const [databaseUrl = '', folder = '', smtpPort = '', dieAt = ''] = process.argv.slice(2)
const onError = (error: Error) => {
  throw error
}
const at = (moment: string) => {
  if (moment === dieAt) process.kill(process.pid, 'SIGKILL')
}

const { layer, deps } = afterPaymentOf(
  importDeps(databaseUrl, folder, startEngine({ workers: 1 })),
  Number(smtpPort),
)
const { db, files, printer, events, mailer } = deps
if (!mailer) throw new Error('mail is set')
deps.mailer = {
  ...mailer,
  async send(mail) {
    const delivery = await mailer.send(mail)
    at('mail sent')
    return delivery
  },
}
let stored = 0
deps.files = {
  ...files,
  async put(bytes) {
    const file = await files.put(bytes)
    // print files come from the disk, snapshots from memory
    if (!Buffer.isBuffer(bytes)) stored += 1
    if (stored === 2) at('file stored')
    return file
  },
}
deps.printer = {
  ...printer,
  async handOver(order) {
    const job = await printer.handOver(order)
    at('handed over')
    return job
  },
}
const transaction = db.transaction.bind(db)
let isMade = false
deps.events = {
  async emit(tx, topic, payload) {
    await events.emit(tx, topic, payload)
    if (topic.name === printEnded.name) isMade = true
  },
}
db.transaction = async (act, config) => {
  const result = await transaction(act, config)
  if (isMade) at('files noted')
  return result
}
deps.hub = await startHub(databaseUrl, onError, patienceMs)
const queue = await startJobs(databaseUrl, layer.jobs, { works: true, onError })
deps.jobs = queue
await work(queue.boss, layer.jobs, deps)
