import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Overlay } from './overlay.tsx'

function Sample({ closeOnBackdrop = true }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        label="说明"
        place="center"
        closeOnBackdrop={closeOnBackdrop}
      >
        <button type="button">第一</button>
        <button type="button">最后</button>
      </Overlay>
    </>
  )
}

const openIt = () => {
  const opener = screen.getByRole('button', { name: '打开' })
  opener.focus()
  fireEvent.click(opener)
  return screen.getByRole('dialog', { name: '说明' })
}
const stateOf = (dialog: HTMLElement) => dialog.parentElement?.dataset['state']

test('moves focus inside, keeps it there and restores it', () => {
  render(<Sample />)
  const dialog = openIt()
  expect(document.activeElement).toBe(dialog)
  screen.getByRole('button', { name: '最后' }).focus()
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Tab' })
  expect(document.activeElement?.textContent).toBe('第一')
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Tab', shiftKey: true })
  expect(document.activeElement?.textContent).toBe('最后')
  act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(stateOf(dialog)).toBe('out')
  expect(document.activeElement?.textContent).toBe('打开')
})

test('a tap outside the panel closes it only if that is allowed', () => {
  const { rerender } = render(<Sample closeOnBackdrop={false} />)
  const dialog = openIt()
  const backdrop = dialog.previousElementSibling as Element
  fireEvent.click(backdrop)
  expect(stateOf(dialog)).toBe('in')
  rerender(<Sample />)
  fireEvent.click(backdrop)
  expect(stateOf(dialog)).toBe('out')
})
