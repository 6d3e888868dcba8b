import { fireEvent } from '@testing-library/react'

/** For tests: opens a select and picks the option with this text. */
export function choose(select: HTMLElement, label: string): void {
  fireEvent.mouseDown(select)
  const list = document.getElementById(select.getAttribute('aria-controls') ?? '')
  const option = list?.closest('.ant-select-dropdown')?.querySelector(`.ant-select-item[title="${label}"]`)
  if (!option) throw new Error(`${label} cannot be chosen`)
  fireEvent.click(option)
}
