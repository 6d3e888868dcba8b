import { fireEvent } from '@testing-library/react'

/** For tests: opens a select and picks the option with this text. */
export function choose(select: HTMLElement, words: string): void {
  fireEvent.mouseDown(select)
  const list = document.getElementById(select.getAttribute('aria-controls') ?? '')
  const option = list?.closest('.ant-select-dropdown')?.querySelector(`.ant-select-item[title="${words}"]`)
  if (!option) throw new Error(`${words} cannot be chosen`)
  fireEvent.click(option)
}
