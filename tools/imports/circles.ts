import { locationOf } from './location.ts'
import type { Edge } from './sources.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The imports as a graph of the nodes given by `nodeOf`; null leaves the file out. */
function graphOf(edges: readonly Edge[], nodeOf: (file: string) => string | null): Graph {
  const graph = new Map<string, Set<string>>()
  for (const edge of edges) {
    const [from, to] = [nodeOf(edge.from), nodeOf(edge.to)]
    if (from === null || to === null || from === to) continue
    graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  return graph
}

/** The shortest path from a node back to itself, as `a → b → a`; null where there is none. */
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

/** Removes nodes without outgoing edges, repeatedly: they are on no cycle, which covers most of a healthy graph. */
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

/** Reports disjoint cycles: one that shares a node with a reported cycle shows up once that is resolved. */
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

/** Cyclic imports between features of one app. */
export const featureCircles = (edges: readonly Edge[]): string[] =>
  circlesOf(
    graphOf(
      edges.filter(({ from, to }) => locationOf(from).app === locationOf(to).app),
      (file) => {
        const { app, layer, slice, isTest } = locationOf(file)
        return layer === 'features' && !isTest ? `${app}/${slice}` : null
      },
    ),
  )

/** Cyclic imports between files, including type imports and `import()`, which loads one of them later. */
export const fileCircles = (edges: readonly Edge[]): string[] =>
  circlesOf(graphOf(edges, (file) => (/\.tsx?$/.test(file) ? file : null)))

/** Cycles between parts of the server's platform: a port is below the folder that implements it. */
export const platformCircles = (edges: readonly Edge[]): string[] =>
  circlesOf(
    graphOf(edges, (file) => {
      const [, folder = null] = /^apps\/server\/src\/platform\/([^/]+)\//.exec(file) ?? []
      return locationOf(file).isTest || file.endsWith('.port.ts') ? null : folder
    }),
  )

/** Cycles between folders of claims, even by types: its layers are ordered, and so are the folders within a layer. */
export const claimCircles = (edges: readonly Edge[]): string[] =>
  circlesOf(
    graphOf(edges, (file) => {
      const [, folder = null] = /^apps\/server\/src\/features\/claims\/(.+)\/[^/]+$/.exec(file) ?? []
      return locationOf(file).isTest ? null : folder
    }),
  )
