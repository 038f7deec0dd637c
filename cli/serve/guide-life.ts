import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayOf } from '#press/text/dates'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import type { GuideLife } from '#server/features/guide/make-guide'
import { readHistory } from '#sources/read-history'

/** Half a year of the made-up life: enough to leaf through, and quickly drawn. */
export async function guideLife(): Promise<GuideLife> {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-guide-'))
  const open = async () => {
    const history = await readHistory([folder], { timeZone })
    if ('refused' in history) throw new Error(`the made-up life cannot be read: ${history.refused}`)
    return history
  }
  await writeDemoLife({ target: { dir: folder }, photos: 'none' })
  const words = await open()
  const items = words.items.filter(item => isShown(dayOf(item.time, timeZone).month)).slice(0, mostItems)
  await words.close()
  await rm(folder, { recursive: true, force: true })
  const only = new Set(items.flatMap(item => item.media.map(media => media.uri)))
  await writeDemoLife({ target: { dir: folder }, only })
  const whole = await open()
  return {
    owner: whole.owner ?? '',
    items,
    openMedia: media => whole.openMedia(media),
    async close() {
      await whole.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const timeZone = 'Asia/Taipei'
const mostItems = 48
const isShown = (month: string) => month >= '202301' && month <= '202306'
