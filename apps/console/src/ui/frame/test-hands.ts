import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { renderFramed } from './test-frame.tsx'

type Name = string | RegExp

/** For tests: user actions, addressed by visible text. */
export const press = (name: Name) => fireEvent.click(screen.getByRole('button', { name }))
export const inDialog = () => within(screen.getByRole('dialog'))
export const pressInDialog = (name: Name) => fireEvent.click(inDialog().getByRole('button', { name }))
export const type = (label: Name, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

export function openAt(hash: string, part: ReactElement): void {
  location.hash = hash
  renderFramed(part)
}

/** The tabs of this name with their counts, once they are loaded. */
export async function countsOn(label: string): Promise<string[]> {
  const tabs = await screen.findByRole('navigation', { name: label })
  await waitFor(() => expect(tabs.querySelector('sup')).not.toBeNull())
  return within(tabs)
    .getAllByRole('link')
    .map((tab) => `${tab.firstChild?.textContent} ${tab.querySelector('sup')?.title ?? ''}`)
}
