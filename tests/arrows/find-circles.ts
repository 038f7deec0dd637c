/**
 * The sets of nodes that reach one another, each sorted (Tarjan's strongly connected components).
 * A node that only reaches itself is a circle too.
 */
export function findCircles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const visits = new Map<string, { index: number; lowest: number; open: boolean }>()
  const path: string[] = []
  const circles: string[][] = []

  function visit(node: string) {
    const visited = { index: visits.size, lowest: visits.size, open: true }
    visits.set(node, visited)
    path.push(node)
    for (const next of edges.get(node) ?? []) {
      const other = visits.get(next) ?? visit(next)
      if (other.open) visited.lowest = Math.min(visited.lowest, other.lowest)
    }
    if (visited.lowest === visited.index) close(node)
    return visited
  }

  function close(node: string) {
    const component = path.splice(path.indexOf(node))
    for (const member of component) {
      const visited = visits.get(member)
      if (visited) visited.open = false
    }
    if (component.length > 1 || edges.get(node)?.includes(node)) circles.push(component.sort())
  }

  for (const node of edges.keys()) if (!visits.has(node)) visit(node)
  return circles
}
