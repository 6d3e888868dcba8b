import { createElement, useState, type ComponentType } from 'react'
import type { Draw, Load } from './loaded-part.ts'

const pause = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 1000))

/**
 * For a sheet or a section that comes when it is wanted. React's own would take the whole page away, with what was typed
 * into it, and keep the failure for ever. What does not come is asked for again by `insist`, which is at hand when the
 * first screen stands; before that all of it begins anew until something comes.
 */
export function lazy<P extends object>(load: Load<P>): ComponentType<P> {
  let draw: Draw<P> | null = null
  let coming: Promise<unknown> | null = null
  const come = async (): Promise<void> => {
    draw = await load().then(
      (part): Draw<P> =>
        (props) =>
          createElement(part.default, props),
      () => import('./insist.tsx').then(({ insist }) => insist(load), pause),
    )
    coming = null
  }
  return function Part(props) {
    const [, redraw] = useState({})
    // oxlint-disable-next-line no-throw-literal -- as React's own says that it waits; `use` cannot where a test draws at once
    if (!draw) throw (coming ??= come())
    return draw(props, () => {
      draw = null
      redraw({})
    })
  }
}
