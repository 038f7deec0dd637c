import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { runCommand } from './run-command.ts'
import { atMost, figure, noTarget, type Table } from './table.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import type { Watched } from './watch-processes.ts'

const sizes = [
  { posts: 1000, photos: 500 },
  { posts: 10_000, photos: 5000 },
]

const report = z.object({
  pages: z.number(),
  seconds: z.record(z.enum(['read', 'photos', 'typeset', 'bind', 'total']), z.number()),
})

/** From archive to files by the command itself, with ten times as many posts and photos. */
export async function benchGrowth(): Promise<Table[]> {
  const runs: Run[] = []
  for (const size of sizes) runs.push(await makeOnce(size))
  const perPost = runs.map(measured => (measured.elapsed / measured.posts) * 1000)
  const work = runs.map(measured => (measured.run.cpuSeconds / measured.posts) * 1000)
  const ratio = (work[1] ?? 0) / (work[0] ?? 1)
  const peaks = runs.map(measured => measured.run.peakBytes / 1e9)
  return [
    {
      title: 'Growth: from archive to files',
      columns: ['', ...sizes.map(({ posts }) => `${posts} posts`), 'target', ''],
      rows: [
        ['photos', ...runs.map(run => String(run.photos)), ...noTarget],
        ['archive, MB', ...runs.map(run => figure(run.megabytes)), ...noTarget],
        ['pages', ...runs.map(run => String(run.pages)), ...noTarget],
        ...(['read', 'photos', 'typeset', 'bind'] as const).map(step => [
          `${step}, s`,
          ...runs.map(run => figure(run.seconds[step])),
          ...noTarget,
        ]),
        ['whole command, s', ...runs.map(run => figure(run.elapsed)), ...noTarget],
        ['ms a post', ...perPost.map(ms => figure(ms)), ...noTarget],
        ['ms of processor a post', ...work.map(ms => figure(ms)), ...noTarget],
        ['processor a post, 10,000 to 1,000', '', `${figure(ratio)} ×`, ...atMost(ratio, 1, '×')],
        ['peak memory, GB', ...peaks.map(gb => figure(gb)), ...atMost(Math.max(...peaks), 1.5, 'GB')],
        ['at the peak, MB', ...runs.map(({ run }) => run.atPeak.map(inMegabytes).join(' + ')), ...noTarget],
      ],
      notes: [
        'One run each, of `npm run book -- ARCHIVE --json` with empty caches; photos up to 1,200 px long.',
        'Memory: resident pages of the process and all its children added up every 100 ms; shared pages count for each. At the peak: the command, then its children.',
        'Processor time counts all processes; it is less troubled by whatever else the machine does.',
      ],
    },
  ]
}

interface Run extends z.infer<typeof report> {
  posts: number
  photos: number
  megabytes: number
  elapsed: number
  run: Watched
}

function makeOnce(size: { posts: number; photos: number }): Promise<Run> {
  return inTemporaryFolder(async folder => {
    const zip = join(folder, 'facebook-sample.zip')
    await writeDemoLife({ target: { zip }, scale: size })
    const megabytes = (await stat(zip)).size / 1e6
    const run = await runCommand(
      import.meta.resolve('../cli/book.ts'),
      [zip, '--out', join(folder, 'out'), '--json'],
      {
        XDG_CACHE_HOME: join(folder, 'cache'),
      },
    )
    const figures = report.parse(JSON.parse(run.output.trim().split('\n').at(-1) ?? ''))
    return { ...size, ...figures, megabytes, elapsed: run.seconds, run }
  })
}

const inMegabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
