import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PickerSheet } from './picker-sheet.tsx'

const options = [
  { value: '1', label: '星河软件', note: '星河科技集团' },
  { value: '2', label: '星河硬件', note: '星河科技集团' },
]

test('the current choice is checked, and another one is reported and closes the sheet', () => {
  const onSelect = vi.fn<(key: string) => void>()
  const onClose = vi.fn<() => void>()
  render(
    <PickerSheet open title="切换企业" options={options} value="1" onSelect={onSelect} onClose={onClose} />,
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /星河软件/ }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /星河硬件/ }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('2')
  expect(onClose).toHaveBeenCalledOnce()
})

test('choosing the selected row closes the sheet without a change', () => {
  const onSelect = vi.fn<(key: string) => void>()
  const onClose = vi.fn<() => void>()
  render(
    <PickerSheet open title="切换企业" options={options} value="1" onSelect={onSelect} onClose={onClose} />,
  )
  fireEvent.click(screen.getByRole('radio', { name: /星河软件/ }))
  expect(onSelect).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledOnce()
})
