/** Returns the slope of the least-squares line through the points. */
export function linearSlope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  if (spread === 0) throw new Error('A slope needs two different x values.')
  return points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread
}
