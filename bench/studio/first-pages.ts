import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listChapters, readChapterPages } from '#contract/chapters'
import { listBooks } from '#contract/shelf'
import { listImports } from '#contract/social-imports'
import { atMost, figure, noTarget, type Table } from '../table.ts'
import { awaitGuide } from './await-guide.ts'
import { linkAccount } from './link-account.ts'
import { type Service, withService } from './start-service.ts'
import { visit } from './visitor.ts'

/** From the first request of a login to pages of the demo life that can be read, and to all of them. */
export async function benchFirstPages(): Promise<Table[]> {
  const [cold, warm] = await withService(async (service, folder) => {
    const cold = await firstPages(service)
    const warm = await withService(other => firstPages(other), {
      async before(next) {
        await mkdir(join(next, 'data'))
        await rename(join(folder, 'data', 'sandbox'), join(next, 'data', 'sandbox'))
      },
    })
    return [cold, warm]
  })
  const row = (what: string, { readable, complete }: Reached) => [
    [`${what}: first pages, s`, figure(readable), ...atMost(readable, 5, 's')],
    [`${what}: complete, s`, figure(complete), ...noTarget],
  ]
  return [
    {
      title: 'From the login to the first pages of the demo life',
      columns: ['', 'measured', 'target', ''],
      rows: [...row('pictures never asked for before', cold), ...row('pictures drawn before', warm)],
      notes: [
        'Login, consent and import by the networks’ API, which the sandbox plays on the same machine; it draws a picture when it is first asked for.',
        'First pages: a month can be read, drawn, with its pictures. Each with an empty store, after the guide book was made.',
      ],
    },
  ]
}

interface Reached {
  readable: number
  complete: number
}

async function firstPages({ origin }: Service): Promise<Reached> {
  await awaitGuide(await visit(origin, 'empty'))
  const start = performance.now()
  const since = () => (performance.now() - start) / 1000
  const visitor = await visit(origin, 'demo')
  const { bid = '' } = (await visitor.ask(listBooks)).books.find(book => !book.guide) ?? {}
  await linkAccount(visitor, bid, 'demo')
  const params = { bid }
  for (;;) {
    const { chapters } = await visitor.ask(listChapters, { params })
    const set = chapters.find(chapter => chapter.pages !== null)
    if (set) {
      await visitor.ask(readChapterPages, { params: { bid, chapterId: set.chapterId } })
      break
    }
    await pause(lookEveryMs)
  }
  const readable = since()
  for (;;) {
    const [run] = (await visitor.ask(listImports, { query: { bid } })).imports
    if (run?.state === 'done' || run?.state === 'partly') return { readable, complete: since() }
    if (run?.state === 'failed') throw new Error(`the import failed: ${run.why}`)
    await pause(lookEveryMs)
  }
}

const lookEveryMs = 50
