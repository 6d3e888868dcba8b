import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { IntegerField } from './integer-field.tsx'

test('letters, signs and dots never reach the form', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<IntegerField label="张数" value="" onChange={onChange} />)
  fireEvent.change(screen.getByLabelText('张数'), { target: { value: '-1.5张' } })
  expect(onChange).toHaveBeenCalledWith('15')
})
