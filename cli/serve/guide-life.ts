import { join } from 'node:path'
import { dayOf } from '#press/text/dates'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import type { GuideLife } from '#server/features/pages/guide/make-guide'
import { readHistory } from '#sources/read-history'

/** Half a year of the made-up life: enough to leaf through, and quickly drawn. It is written into a folder that is there. */
export async function guideLife(folder: string, signal: AbortSignal): Promise<GuideLife> {
  const [wordsAlone, withPhotos] = [join(folder, 'words'), join(folder, 'photos')]
  const open = async (folder: string) => {
    const history = await readHistory([folder], { timeZone })
    if ('refused' in history) throw new Error(`the made-up life cannot be read: ${history.refused}`)
    return history
  }
  await writeDemoLife({ target: { dir: wordsAlone }, photos: 'none' })
  const words = await open(wordsAlone)
  const items = words.items.filter(item => isShown(dayOf(item.time, timeZone).month)).slice(0, mostItems)
  await words.close()
  const only = new Set(items.flatMap(item => item.media.map(media => media.uri)))
  await writeDemoLife({ target: { dir: withPhotos }, only, signal })
  const whole = await open(withPhotos)
  return {
    owner: whole.owner ?? '',
    items,
    openMedia: media => whole.openMedia(media),
    close: () => whole.close(),
  }
}

const timeZone = 'Asia/Taipei'
const mostItems = 48
const isShown = (month: string) => month >= '202301' && month <= '202306'
