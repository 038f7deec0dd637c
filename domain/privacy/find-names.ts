/** Where people are named in a text: in its order, none over another, the longest name first where several begin there. */
export function findNames(text: string, names: readonly string[]): { start: number; end: number }[] {
  const found = names.flatMap(name => {
    const places: { start: number; end: number }[] = []
    if (name.length < 2) return places
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      if (isWhole(text, at, name)) places.push({ start: at, end: at + name.length })
    return places
  })
  const places: { start: number; end: number }[] = []
  for (const place of found.sort((a, b) => a.start - b.start || b.end - a.end))
    if (place.start >= (places.at(-1)?.end ?? 0)) places.push(place)
  return places
}

/** A Latin name is no part of a word: Ann is not in Anniversary. */
function isWhole(text: string, at: number, name: string): boolean {
  if (!/^[\x20-\x7e]+$/.test(name)) return true
  return !/[A-Za-z]/.test(text.charAt(at - 1)) && !/[A-Za-z]/.test(text.charAt(at + name.length))
}
