import { createElement, useState, type ComponentType } from 'react'
import type { RenderPart, ComponentLoader } from './loaded-part.ts'

const pause = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 1000))

/**
 * For a sheet or section that loads on demand. React's own lazy would replace the whole page with its input, and
 * cache the failure forever. `retryImport` retries a failed load and is itself loaded after the first screen; before that
 * everything is retried until it loads.
 */
export function lazy<P extends object>(load: ComponentLoader<P>): ComponentType<P> {
  let draw: RenderPart<P> | null = null
  let coming: Promise<unknown> | null = null
  const come = async (): Promise<void> => {
    draw = await load().then(
      (part): RenderPart<P> =>
        (props) =>
          createElement(part.default, props),
      () => import('./retry-import.tsx').then(({ retryImport }) => retryImport(load), pause),
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
