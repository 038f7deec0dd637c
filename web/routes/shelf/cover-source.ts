/** The cover of a book in the sizes that the shelf shows; undefined where it has no address. */
export function coverSource(coverUrl: string): { src: string; srcSet: string; sizes: string } | undefined {
  if (coverUrl === '') return undefined
  const [path = '', query = ''] = coverUrl.split('?', 2)
  const at = (size: number) => {
    const search = new URLSearchParams(query)
    search.set('size', String(size))
    return `${path}?${search}`
  }
  return { src: at(320), srcSet: `${at(320)} 320w, ${at(640)} 640w`, sizes: '(max-width: 40rem) 8rem, 12rem' }
}
