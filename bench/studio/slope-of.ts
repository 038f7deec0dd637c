/** How much y grows for each x, by least squares. Fewer than two points have no slope. */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  if (points.length < 2) throw new Error('a slope needs two points')
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))]
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  if (spread === 0) return 0
  return points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread
}
