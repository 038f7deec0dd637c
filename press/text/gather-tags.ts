/**
 * Rows of hashtags taken out of the lines of an entry: lines of nothing else, and three or more at the end of a line.
 * A tag inside a sentence is a part of it and stays.
 */
export function gatherTags(lines: readonly string[]): { words: string[]; tags: string } {
  const words: string[] = []
  const tags: string[] = []
  for (const line of lines) {
    const at = rowAt(line)
    if (at === undefined) {
      words.push(line)
      continue
    }
    tags.push(line.slice(at))
    const before = line.slice(0, at).trimEnd()
    if (before !== '') words.push(before)
  }
  return { words, tags: tags.join(' ') }
}

/** The tags of a row, as they are written. */
export const tagsIn = (row: string): string[] => row.match(tags) ?? []

/** Where the row begins that a line ends with. */
function rowAt(line: string): number | undefined {
  const last = [...line.matchAll(row)].at(-1)
  if (!last || last.index + last[0].length < line.length) return undefined
  const isAlone = last.index === 0
  return isAlone || (last[0].match(/[#＃]/gu)?.length ?? 0) >= 3 ? last.index : undefined
}

// As networks read them: letters, digits, emoji and low lines after the sign, and not digits alone.
const tag = String.raw`[#＃](?=\p{N}*[\p{L}_\p{Extended_Pictographic}])[\p{L}\p{M}\p{N}_\p{Extended_Pictographic}\u200d\ufe0f]+`
const between = String.raw`[\s、，,|·・]*`
// after a letter or a digit the sign belongs to what it stands after, as in C#
const row = new RegExp(String.raw`(?<![\p{L}\p{N}&/])${tag}(?:${between}${tag})*${between}`, 'gu')
const tags = new RegExp(tag, 'gu')
