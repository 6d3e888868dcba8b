import type { RefObject } from 'react'
import { go } from '#platform/navigation/navigation.ts'
import { useKeys } from '#ui/use-keys.ts'
import { queueLists } from './queue-lists.ts'

/**
 * j and k move focus along the row links, so that Enter opens a row and screen readers follow; digits change the
 * list.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  const move = (step: number) => {
    const links = [...(frame.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus()
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ...Object.fromEntries(
      queueLists.map(({ list }, index) => [String(index + 1), () => go('/queue', { list })] as const),
    ),
  })
}
