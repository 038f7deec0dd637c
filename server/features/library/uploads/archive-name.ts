/** What the file of an upload is called: a name without folders, marks of direction and control characters. */
export function archiveName(given: string | undefined): string {
  const last = (given ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  const characters = [...plain]
  if (characters.length <= mostCharacters) return /[^.\s]/u.test(plain) ? plain : 'archive.zip'
  // the end tells the parts of an archive apart
  return `${characters.slice(0, 100).join('')}…${characters.slice(-mostCharacters + 101).join('')}`
}

const mostCharacters = 180
