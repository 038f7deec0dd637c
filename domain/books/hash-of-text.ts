/** FNV-1a, twice with other seeds: 16 hex digits that tell texts apart; an id, not a secret. */
export function hashOfText(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map(seed => {
      let hash = seed
      for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
      return (hash >>> 0).toString(16).padStart(8, '0')
    })
    .join('')
}
