import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PhoneField } from './phone-field.tsx'

test.each([
  ['138 0000 0001', '13800000001'],
  ['+86 138-0000-0001', '13800000001'],
  ['008613800000001', '13800000001'],
  ['138000000012345', '13800000001'],
  ['1380', '1380'],
])('%s becomes %s', (typed, expected) => {
  const onChange = vi.fn<(value: string) => void>()
  render(<PhoneField value="" onChange={onChange} />)
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: typed } })
  expect(onChange).toHaveBeenCalledWith(expected)
})
