/** Where the bytes of a ZIP are read from; a file handle is one. Fewer bytes than asked for: there are no more. */
export interface ZipSource {
  read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ bytesRead: number; buffer: Buffer }>
}
