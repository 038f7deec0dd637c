/** Keys that hold lists inside a record; a list under any other key of the outermost object is a list of records. */
const LISTS_OF_A_RECORD = new Set(['data', 'attachments', 'tags', 'media', 'label_values', 'comments'])
const OUTLINE = /^[\ufeff\s]*(?:(\[)|(\{)\s*(?:"((?:[^"\\]|\\.)*)"\s*:\s*([[{]?))?)/

/** How the records stand in a file, from its first bytes: in a list, in a list under a key, or as the one object it is. */
export function listKind(head: Buffer): 'list' | 'wrapper' | 'record' | 'nothing' {
  const [outline, list, , key, opening] = OUTLINE.exec(head.toString('utf8')) ?? []
  if (outline === undefined) return 'nothing'
  if (list) return 'list'
  return opening && key !== undefined && !LISTS_OF_A_RECORD.has(key) ? 'wrapper' : 'record'
}
