import type { Logger } from 'pino'
import type { MonthCache } from '#press/products/diary/months/month-cache'
import type { Engine } from '#press/products/engine'
import type { Files } from './adapters/files/files.ts'
import type { Networks } from './adapters/login/networks-of.ts'
import type { Pictures } from './adapters/pictures/pictures.ts'
import type { Reading } from './adapters/reading/start-reading.ts'
import type { Db } from './kernel/db/connect.ts'
import type { Hub } from './kernel/events/hub.ts'
import type { Events } from './kernel/events/topic.ts'
import type { Jobs } from './kernel/jobs/queue.ts'
import type { Settings } from './settings.ts'

/** What use cases work with. app.ts is the only place that builds it. */
export interface Deps {
  settings: Settings
  db: Db
  files: Files
  /** Everything that decodes pictures of people. */
  pictures: Pictures
  /** That one can log in with. */
  networks: Networks
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
