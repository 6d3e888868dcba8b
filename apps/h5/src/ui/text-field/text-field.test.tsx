import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextField } from './text-field.tsx'

function Sample({ onEnter }: { onEnter?: () => void }) {
  const [value, setValue] = useState('林晓')
  return <TextField label="姓名" value={value} onChange={setValue} onEnter={onEnter} clearable />
}

const field = () => screen.getByLabelText<HTMLInputElement>('姓名')

test('reports typed text and clears it with one tap', () => {
  render(<Sample />)
  fireEvent.change(field(), { target: { value: '周岚' } })
  expect(field().value).toBe('周岚')
  fireEvent.click(screen.getByRole('button', { name: '清除姓名' }))
  expect(field().value).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
})

test('Enter submits, but not during IME composition', () => {
  const onEnter = vi.fn<() => void>()
  render(<Sample onEnter={onEnter} />)
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(onEnter).not.toHaveBeenCalled()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onEnter).toHaveBeenCalledOnce()
})
