import type { RefObject } from 'react'
import { go } from '#platform/navigation/navigation.ts'
import { useKeys } from '#ui/use-keys.ts'
import { queueLists } from './queue-lists.ts'

/** j and k move along the links of the rows, so that Enter opens and a screen reader follows; figures change the list. */
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
