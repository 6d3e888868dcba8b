import { placeOf } from './place.ts'
import type { Edge } from './sources.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The imports as a graph of whatever `nodeOf` makes of a file; null leaves the file out. */
function graphOf(edges: readonly Edge[], nodeOf: (file: string) => string | null): Graph {
  const graph = new Map<string, Set<string>>()
  for (const edge of edges) {
    const [from, to] = [nodeOf(edge.from), nodeOf(edge.to)]
    if (from === null || to === null || from === to) continue
    graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  return graph
}

/** The shortest way from a node back to itself, as `a → b → a`; null where there is none. */
function wayBack(graph: Graph, start: string): string[] | null {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const way = [node]
        while (way[0] !== start) way.unshift(cameFrom.get(way[0]!)!)
        return [...way, start]
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, node)
      queue.push(next)
    }
  }
  return null
}

/** What leads nowhere, and what only such nodes import, is on no circle: most of a healthy graph. */
function withoutDeadEnds(graph: Graph): Graph {
  let left = new Map(graph)
  for (;;) {
    const now = left
    const next = new Map(
      [...now]
        .map(([node, uses]) => [node, new Set([...uses].filter((used) => now.has(used)))] as const)
        .filter(([, uses]) => uses.size > 0),
    )
    if (next.size === now.size) return next
    left = next
  }
}

/** Each circle once: those that share a node with one that was found come up when that one is untied. */
function circlesOf(graph: Graph): string[] {
  const left = withoutDeadEnds(graph)
  const seen = new Set<string>()
  const circles: string[] = []
  for (const node of left.keys()) {
    const way = seen.has(node) ? null : wayBack(left, node)
    if (way && !way.some((one) => seen.has(one))) circles.push(way.join(' → '))
    for (const one of way ?? []) seen.add(one)
  }
  return circles
}

/** Features of one app that use each other round about. */
export const featureCircles = (edges: readonly Edge[]): string[] =>
  circlesOf(
    graphOf(
      edges.filter(({ from, to }) => placeOf(from).app === placeOf(to).app),
      (file) => {
        const { app, layer, slice, isTest } = placeOf(file)
        return layer === 'features' && !isTest ? `${app}/${slice}` : null
      },
    ),
  )

/** Files that import themselves round about, also by types alone or by `import()`, which loads one of them later. */
export const fileCircles = (edges: readonly Edge[]): string[] =>
  circlesOf(graphOf(edges, (file) => (/\.tsx?$/.test(file) ? file : null)))

/** The parts of the server's platform: a port stands below the folder that keeps its promise. */
export const platformCircles = (edges: readonly Edge[]): string[] =>
  circlesOf(
    graphOf(edges, (file) => {
      const [, folder = null] = /^apps\/server\/src\/platform\/([^/]+)\//.exec(file) ?? []
      return placeOf(file).isTest || file.endsWith('.port.ts') ? null : folder
    }),
  )
