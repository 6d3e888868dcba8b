import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

function Sample() {
  const [value, setValue] = useState(1)
  const items = [
    { value: 1, label: '消息' },
    { value: 2, label: '通知', unread: 6 },
  ]
  return <Tabs label="消息中心" items={items} value={value} onChange={setValue} />
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent

test('a tap selects a tab, and its unread count is read out with it', () => {
  render(<Sample />)
  fireEvent.click(screen.getByRole('tab', { name: /通知.*6条未读/ }))
  expect(selected()).toContain('通知')
})

test('the arrow keys cycle through the tabs', () => {
  render(<Sample />)
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' })
  expect(selected()).toContain('通知')
  expect(document.activeElement?.textContent).toContain('通知')
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' })
  expect(selected()).toBe('消息')
})
