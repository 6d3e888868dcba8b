import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TabBar, type TabBarItem } from './tab-bar.tsx'

const items: TabBarItem[] = [
  { key: 'home', label: '原力星球', icon: 'home' },
  { key: 'company', label: '企业专区', icon: 'building', unread: 5 },
  { key: 'me', label: '个人中心', icon: 'user' },
  { key: 'hospital', label: '互联网医院', icon: 'hospital' },
]

test.each([2, 3, 4])('%i tabs share the whole width', (count) => {
  render(<TabBar items={items.slice(0, count)} active="home" onChange={() => {}} />)
  const widths = screen.getAllByRole('button').map((tab) => Number.parseFloat(tab.style.width))
  expect(widths).toHaveLength(count)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100)
})

test('the selected tab is announced and a tap selects another', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<TabBar items={items} active="home" onChange={onChange} />)
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('原力星球')
  fireEvent.click(screen.getByRole('button', { name: /企业专区/ }))
  expect(onChange).toHaveBeenCalledWith('company')
})
