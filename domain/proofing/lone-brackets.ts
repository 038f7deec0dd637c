/** Brackets and quotes that open and never close, or the other way about. Round ones are left alone: faces are made of them. */
export function findLoneBrackets(text: string): { start: number; end: number }[] {
  const open: { closer: string; at: number }[] = []
  const lone: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    const closer = pairs.get(character)
    if (closer !== undefined) open.push({ closer, at })
    else if (closers.has(character)) {
      if (open.at(-1)?.closer === character) open.pop()
      else lone.push(at)
    }
  }
  return [...lone, ...open.map(({ at }) => at)].map(at => ({ start: at, end: at + 1 }))
}

const pairs = new Map(
  ['「」', '『』', '《》', '〈〉', '【】', '〔〕'].map(pair => [pair.charAt(0), pair.charAt(1)]),
)
const closers = new Set(pairs.values())
