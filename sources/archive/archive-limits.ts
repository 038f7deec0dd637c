/** What a real archive of 50 GB never reaches and a hostile one does. */
export interface ArchiveLimits {
  entries: number
  /** Of the directory, which is read whole: 160 an entry are usual. */
  directoryBytes: number
  /** Unpacked bytes of one file; the largest real ones are videos. */
  entryBytes: number
  /** Unpacked bytes of one archive. */
  archiveBytes: number
  /** Unpacked to packed, for a file or an archive of more than `ratioFromBytes`; JSON packs 10 to 30 to 1, zeros 1000 to 1. */
  ratio: number
  ratioFromBytes: number
}

const GiB = 2 ** 30

export const ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 500_000,
  directoryBytes: 256 * 2 ** 20,
  entryBytes: 32 * GiB,
  archiveBytes: 256 * GiB,
  ratio: 200,
  ratioFromBytes: 16 * 2 ** 20,
}

/** Records that are read at once, each of their files counted as one more: a hundred times what most lives have. */
export const MOST_RECORDS = 300_000

/** Whether one file, or a whole archive, unpacks to more than its packed bytes make believable. */
export function isBombRatio(packedBytes: number, unpackedBytes: number, limits: ArchiveLimits): boolean {
  return unpackedBytes > limits.ratioFromBytes && unpackedBytes > packedBytes * limits.ratio
}
