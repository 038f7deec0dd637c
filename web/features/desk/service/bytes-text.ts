/** A size as who runs a service reads it: in the largest unit of which there is one, with one decimal. */
export function bytesText(bytes: number): string {
  const unit = units.find(({ size }) => bytes >= size)
  return unit ? `${Math.round((bytes / unit.size) * 10) / 10} ${unit.name}` : `${bytes} B`
}

const units = ['TB', 'GB', 'MB', 'KB'].map((name, i) => ({ name, size: 1024 ** (4 - i) }))
