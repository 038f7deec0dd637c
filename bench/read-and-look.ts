import { lookAtPictures } from '#sources/pictures/look-at-pictures'
import { readHistory } from '#sources/read-history'
import { timed } from './median.ts'

// Reads the archives it is given, looks at their photos, and prints figures: measured from outside.

const read = await timed(() => readHistory(process.argv.slice(2)))
const history = read.result
if ('refused' in history) throw new Error(`the archive was refused: ${history.refused}`)
const look = await timed(() => lookAtPictures(history.items, history.openMedia, { phash: true }))
await history.close()
const photos = look.result.items.flatMap(item => item.media).filter(media => media.picture).length
console.log(
  JSON.stringify({ items: look.result.items.length, photos, read: read.seconds, look: look.seconds }),
)
