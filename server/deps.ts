import type { Logger } from 'pino'
import type { MonthCache } from '#press/products/diary/months/month-cache'
import type { Engine } from '#press/products/engine'
import type { ChunkObjects } from './adapters/files/chunk-objects.ts'
import type { Files } from './adapters/files/files.ts'
import type { Networks } from './adapters/login/networks-of.ts'
import type { Mailer } from './adapters/mail/mailer.ts'
import type { Payments } from './adapters/payments/payments-of.ts'
import type { Pictures } from './adapters/pictures/pictures.ts'
import type { Printer } from './adapters/printers/printer.ts'
import type { Reading } from './adapters/reading/start-reading.ts'
import type { Db } from './kernel/db/connect.ts'
import type { Hub } from './kernel/events/hub.ts'
import type { Events } from './kernel/events/topic.ts'
import type { Jobs } from './kernel/jobs/queue.ts'
import type { Settings } from './settings-shape.ts'

/** What use cases work with. app.ts is the only place that builds it. */
export interface Deps {
  settings: Settings
  db: Db
  files: Files
  /** Uploads, where all machines share a store; absent where they lie in a folder of this one. */
  chunkObjects?: ChunkObjects
  /** Everything that decodes pictures of people. */
  pictures: Pictures
  /** That one can log in with. */
  networks: Networks
  /** Absent where no mail is sent. */
  mailer?: Mailer
  printer: Printer
  /** That one can pay with. */
  payments: Payments
  jobs: Jobs
  events: Events
  hub: Hub
  engine: Engine
  /** Archives of people are read by it. */
  reading: Reading
  months: MonthCache
  log: Logger
  now(): Date
  /** 22 letters and digits, not to be guessed. */
  newId(): string
}
