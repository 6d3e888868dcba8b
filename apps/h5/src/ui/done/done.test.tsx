import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Done } from './done.tsx'

test('the success title is an announced heading with the next steps below', () => {
  const { container } = render(
    <Done title="预约成功" note="开始前会提醒您">
      <button type="button">查看我的预约</button>
    </Done>,
  )
  expect(screen.getByRole('heading', { name: '预约成功' })).toBeTruthy()
  expect(screen.getByText('开始前会提醒您')).toBeTruthy()
  expect(screen.getByRole('button', { name: '查看我的预约' })).toBeTruthy()
  expect(container.querySelector('[aria-live=polite]')).toBeTruthy()
})
