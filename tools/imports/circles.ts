import { placeOf } from './place.ts'
import type { Edge } from './sources.ts'

/** Features of one app that use each other round about, each circle once, as `a → b → a`. */
export function featureCircles(edges: readonly Edge[]): string[] {
  const uses = new Map<string, Set<string>>()
  for (const edge of edges) {
    const from = placeOf(edge.from)
    const to = placeOf(edge.to)
    const isBetween = from.layer === 'features' && to.layer === 'features' && from.app === to.app
    if (!isBetween || from.isTest || from.slice === to.slice) continue
    const feature = `${from.app}/${from.slice}`
    uses.set(feature, (uses.get(feature) ?? new Set()).add(`${to.app}/${to.slice}`))
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
