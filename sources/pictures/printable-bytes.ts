import { decodeHeic, sharpOfRaw } from './heic.ts'
import { sniffPicture } from './sniff-picture.ts'

/** Bytes that sharp decodes, given those of a picture that `lookAtPicture` accepted; HEIC becomes JPEG. */
export async function printableBytes(bytes: Buffer): Promise<Buffer> {
  if (sniffPicture(bytes) !== 'heic') return bytes
  const raw = await decodeHeic(bytes)
  if (raw === 'too-large') throw new Error('a HEIC picture beyond the limit was never accepted')
  return await sharpOfRaw(raw).removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
}
