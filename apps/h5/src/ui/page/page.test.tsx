import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Page } from './page.tsx'

test('the back button is named and goes back', () => {
  const onBack = vi.fn<() => void>()
  render(
    <Page title="理赔申请" onBack={onBack}>
      内容
    </Page>,
  )
  fireEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(onBack).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading', { level: 1, name: '理赔申请' })).toBeTruthy()
})

test('a page without a way back shows no back button', () => {
  render(<Page title="首页">内容</Page>)
  expect(screen.queryByRole('button')).toBeNull()
})
