import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MaskedNumber } from './masked-number.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('fetches the number only on demand and can hide it again', async () => {
  const reveal = vi.fn<() => Promise<string>>(async () => '13800000001')
  render(<MaskedNumber label="手机号" masked="138****0001" reveal={reveal} copyable />)
  expect(reveal).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: '复制手机号' })).toBeNull()
  press('显示手机号')
  await screen.findByText('13800000001')
  expect(screen.getByRole('button', { name: '复制手机号' })).toBeTruthy()
  press('隐藏手机号')
  expect(screen.getByText('138****0001')).toBeTruthy()
})

test('a refused request leaves the number masked and the button enabled', async () => {
  const reveal = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('no right')))
  render(<MaskedNumber label="手机号" masked="138****0001" reveal={reveal} />)
  press('显示手机号')
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '显示手机号' }).disabled).toBe(false),
  )
  expect(screen.getByText('138****0001')).toBeTruthy()
})
