import { useRef, type UIEvent } from 'react'

/** The height in the panel at which users read. */
const readingLine = 1 / 3

/** Scrolling to the next receipt shows its picture; a manually chosen picture stays until then. */
export function useFollowing(onShow: (materialId: string) => void) {
  const last = useRef<string | null>(null)
  return ({ currentTarget: panel }: UIEvent<HTMLElement>) => {
    const line = panel.getBoundingClientRect().top + panel.clientHeight * readingLine
    const read = [...panel.querySelectorAll<HTMLElement>('[data-material]')].find((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return top <= line && line < bottom
    })
    const id = read?.dataset['material']
    if (!id || id === last.current) return
    last.current = id
    onShow(id)
  }
}
