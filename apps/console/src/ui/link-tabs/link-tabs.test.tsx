import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinkTabs } from './link-tabs.tsx'

const tabs = [
  { value: 'open', name: '待处理', href: '#/a' },
  { value: 'over', name: '已处理', href: '#/b' },
] as const

const shown = () =>
  screen.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('aria-current')].join(' '))

test('shows counts after the names, keeps them while the next list loads, and then updates them', () => {
  const counted = (counts?: { open?: number; over?: number }) => (
    <LinkTabs label="列表" tabs={tabs} active="open" counts={counts} />
  )
  const { rerender } = render(counted())
  expect(shown()).toEqual(['待处理 page', '已处理 '])
  rerender(counted({ open: 1000, over: 0 }))
  expect(shown()).toEqual(['待处理999+ page', '已处理0 '])
  rerender(counted())
  expect(shown()).toEqual(['待处理999+ page', '已处理0 '])
  rerender(counted({ open: 1000 }))
  expect(shown()).toEqual(['待处理999+ page', '已处理 '])
})
