import { placeOf } from './place.ts'
import type { Edge } from './sources.ts'

/** Server features that use each other round about, each circle once, as `a → b → a`. */
export function featureCircles(edges: readonly Edge[]): string[] {
  const uses = new Map<string, Set<string>>()
  for (const edge of edges) {
    const from = placeOf(edge.from)
    const to = placeOf(edge.to)
    const isBetween = [from, to].every((place) => place.app === 'server' && place.layer === 'features')
    if (!isBetween || from.isTest || !from.slice || !to.slice || from.slice === to.slice) continue
    uses.set(from.slice, (uses.get(from.slice) ?? new Set()).add(to.slice))
  }
  const circles = new Map<string, string>()
  const follow = (feature: string, trail: readonly string[]) => {
    const start = trail.indexOf(feature)
    if (start >= 0) {
      const circle = trail.slice(start)
      const key = circle.toSorted().join()
      if (!circles.has(key)) circles.set(key, [...circle, feature].join(' → '))
      return
    }
    for (const next of uses.get(feature) ?? []) follow(next, [...trail, feature])
  }
  for (const feature of uses.keys()) follow(feature, [])
  return [...circles.values()]
}
