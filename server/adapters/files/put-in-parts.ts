import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'

/** Bytes from a place on. */
export type ReadPart = (at: number, length: number) => Promise<Buffer>

/**
 * Uploads any number of bytes. In parts that are held in memory one at a time, since the SDK repeats what failed for bytes but
 * not for streams, and since one request carries 5 GB at most.
 */
export async function putInParts(
  client: S3Client,
  to: { Bucket: string; Key: string },
  size: number,
  read: ReadPart,
): Promise<void> {
  if (size <= leastPart) {
    await client.send(new PutObjectCommand({ ...to, Body: await read(0, size), ContentLength: size }))
    return
  }
  const part = Math.max(leastPart, Math.ceil(size / mostParts))
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(to))
  const upload = { ...to, UploadId }
  try {
    const Parts: CompletedPart[] = []
    for (let at = 0; at < size; at += part) {
      const PartNumber = Parts.length + 1
      const Body = await read(at, Math.min(part, size - at))
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      Parts.push({ PartNumber, ETag })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    // parts that belong to nothing would be paid for
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

/** S3 takes none smaller than 5 MB but the last. */
const leastPart = 8 * 1024 * 1024
/** S3 takes 10,000. */
const mostParts = 9_000
