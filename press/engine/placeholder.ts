/**
 * The smallest JPEG that Typst accepts (8 x 8 px, grey), cut where a comment segment with a photo's key fits.
 * Typst decodes every picture it lays out; with placeholders it decodes 64 px each, and the real pictures are put
 * in when the file is written (decision 0003).
 */
export const placeholder: [before: number[], after: number[]] = cut(
  Buffer.from(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AK8AH//Z',
    'base64',
  ),
)

/** Keys are seven characters, so that the comment segment has a fixed length. */
export function placeholderKey(index: number): string {
  return `p${String(index).padStart(6, '0')}`
}

/** Finds the key in the bytes of a placeholder; undefined where they are something else. */
export function keyInPlaceholder(bytes: Buffer): string | undefined {
  const at = bytes.subarray(0, 64).indexOf('daybound:', 0, 'latin1')
  return at < 0 ? undefined : bytes.toString('latin1', at + 9, at + 16)
}

function cut(jpeg: Buffer): [number[], number[]] {
  const comment = Buffer.from('daybound:', 'latin1')
  const length = 2 + comment.length + 7
  const before = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, length]), comment])
  return [[...before], [...jpeg.subarray(2)]]
}
