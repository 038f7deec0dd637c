import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { deriveHere } from '#press/photos/derive-here'
import { derivePhotos } from '#press/photos/derive-photos'
import { printPxPerMm, readingPxPerMm } from '#press/photos/slots-on-pages'
import { median, timed } from './median.ts'
import { samplePhotos } from './sample-photos.ts'
import { atMost, figure, noTarget, type Table } from './table.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const repetitions = 5
const distinct = 12
const photos = 48
/** mm, as in the slots of an A5 page. */
const slots = [113, 92, 75, 55]

/** The press's derivatives against plain sharp: the same files of the same originals, with as many threads. */
export async function benchPhotos(): Promise<Table[]> {
  return inTemporaryFolder(async scratch => {
    const originals = await samplePhotos(distinct, { width: 2048, height: 1536 })
    const bytes = new Map<string, Buffer>()
    const widths = new Map<string, number[]>()
    for (let i = 0; i < photos; i += 1) {
      const name = createHash('sha256').update(String(i)).digest('hex')
      bytes.set(name, originals[i % distinct] ?? Buffer.alloc(0))
      widths.set(name, [slots[i % slots.length] ?? 0])
    }
    const open = async (name: string) => bytes.get(name) ?? Buffer.alloc(0)
    const ours: number[] = []
    const plain: number[] = []
    for (let i = 0; i < repetitions; i += 1) {
      const folder = join(scratch, `ours-${i}`)
      const derived = await timed(() =>
        derivePhotos(widths, deriveHere(open), { folder, colour: 'srgb', uses: ['print', 'reading'] }),
      )
      if (derived.result.broken.length > 0) throw new Error('a sample photo is broken')
      ours.push(derived.seconds)
      plain.push((await timed(() => plainSharp(widths, open, scratch))).seconds)
    }
    const ratio = median(ours.map((seconds, i) => seconds / (plain[i] ?? 1)))
    const row = (what: string, seconds: number) => [
      what,
      figure(seconds),
      figure(photos / seconds),
      ...noTarget,
    ]
    return [
      {
        title: 'Photos: derivatives for print and for reading',
        columns: ['', 'seconds', 'photos/s', 'target', ''],
        rows: [
          row('Daybound', median(ours)),
          row('plain sharp', median(plain)),
          ['Daybound to plain sharp', `${figure(ratio)} ×`, '', ...atMost(ratio, 1.3, '×')],
        ],
        notes: [
          `Medians of ${repetitions}, taken in turn: ${photos} grainy photos of 2,048 × 1,536 px, two JPEGs of each, ${availableParallelism()} photos at a time with one thread each.`,
          'Plain sharp: for each file one chain of rotate, resize, jpeg and toFile from the same bytes.',
        ],
      },
    ]
  })
}

async function plainSharp(
  widths: ReadonlyMap<string, number[]>,
  open: (name: string) => Promise<Buffer>,
  scratch: string,
): Promise<void> {
  const queue = [...widths]
  const before = sharp.concurrency()
  sharp.concurrency(1)
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [name, [width = 0]] = next
      const bytes = await open(name)
      for (const [perMm, quality] of [
        [printPxPerMm, 88],
        [readingPxPerMm, 78],
      ] as const)
        await sharp(bytes)
          .rotate()
          .resize({ width: Math.ceil((width * perMm) / 8) * 8, withoutEnlargement: true })
          .jpeg({ quality })
          .toFile(join(scratch, `plain-${name}-${quality}.jpg`))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  sharp.concurrency(before)
}
