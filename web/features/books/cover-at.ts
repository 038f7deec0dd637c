/** The address of a cover's picture in another size, px across. */
export function coverAt(coverUrl: string, widthPx: number): string {
  return coverUrl.replace(/([?&]size=)\d+/, `$1${widthPx}`)
}
