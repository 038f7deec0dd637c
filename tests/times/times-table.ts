export type Times = Record<string, number>

/** Files that take one in a hundred of all seconds, or more; the longest first. */
export function longFiles(times: Times): [file: string, seconds: number][] {
  const all = totalOf(times)
  return Object.entries(times)
    .filter(([, seconds]) => seconds >= all / 100)
    .sort(([, a], [, b]) => b - a)
}

/** The same as a table, with what is left, in Markdown. */
export function table(times: Times): string {
  const all = totalOf(times)
  const long = longFiles(times)
  const rest = all - long.reduce((sum, [, seconds]) => sum + seconds, 0)
  const row = (name: string, seconds: number) =>
    `| ${name} | ${seconds.toFixed(1)} | ${((100 * seconds) / all).toFixed(1)} % |`
  return [
    '| file | seconds | of all |',
    '|---|---:|---:|',
    ...long.map(([file, seconds]) => row(`\`${file}\``, seconds)),
    row(`${Object.keys(times).length - long.length} other files`, rest),
    row('all, added up over the workers', all),
  ].join('\n')
}

const totalOf = (times: Times) => Object.values(times).reduce((sum, seconds) => sum + seconds, 0)
