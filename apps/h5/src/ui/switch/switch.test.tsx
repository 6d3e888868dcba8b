import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Switch } from './switch.tsx'

test('a switch is named by its label and toggles by a tap on it', () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(<Switch label="长辈模式" checked={false} onChange={onChange} />)
  expect(screen.getByRole('switch', { name: '长辈模式', checked: false })).toBeTruthy()
  fireEvent.click(screen.getByText('长辈模式'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
})
