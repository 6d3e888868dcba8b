import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'

test('a tap on the text ticks the box', () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(
    <Checkbox checked={false} onChange={onChange}>
      我已阅读并同意
    </Checkbox>,
  )
  fireEvent.click(screen.getByText('我已阅读并同意'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.getByRole('checkbox', { name: '我已阅读并同意' })).toBeTruthy()
})
