import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Steps } from './steps.tsx'

test('marks the current step and links back to completed ones', () => {
  const onOpen = vi.fn<(step: number) => void>()
  render(<Steps label="步骤" items={['申请信息', '银行卡', '上传资料']} current={2} onOpen={onOpen} />)
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ])
  expect(screen.getAllByRole('button')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /申请信息/ }))
  expect(onOpen).toHaveBeenCalledWith(1)
})
