export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'avif' | 'heic'

/**
 * What the first bytes say, whatever the name says. `unsupported` is a picture that nothing here decodes; undefined is none:
 * SVG in particular, which would make the decoder read other files.
 */
export function sniffPicture(bytes: Buffer): PictureFormat | 'unsupported' | undefined {
  const head = bytes.subarray(0, 12).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff'
  if (head.slice(4, 8) === 'ftyp') return sniffBrands(bytes)
  return unsupported.some(magic => head.startsWith(magic)) ? 'unsupported' : undefined
}

/** BMP, JPEG XL bare and boxed, JPEG 2000 boxed and bare, Photoshop, icons. */
const unsupported = [
  'BM',
  '\xff\x0a',
  '\0\0\0\x0cJXL ',
  '\0\0\0\x0cjP  ',
  '\xff\x4f\xff\x51',
  '8BPS',
  '\0\0\x01\0',
]

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'])

/** A film is an ISO box file too, and is told apart by its brands only. */
function sniffBrands(bytes: Buffer): PictureFormat | undefined {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = [bytes.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4))
  const [major = ''] = brands
  if (major !== 'avif' && major !== 'avis' && !heicBrands.has(major)) return undefined
  return brands.includes('avif') || major === 'avis' ? 'avif' : 'heic'
}
