import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { type } from '#ui/frame/test-hands.ts'
import { MomentEntry } from './moment-entry.tsx'

test('a moment is shown to the minute, edited and cleared', () => {
  const onChange = vi.fn<(moment: string) => void>()
  function Field() {
    const [value, setValue] = useState('2026-03-01 08:30:00')
    const change = (moment: string) => {
      onChange(moment)
      setValue(moment)
    }
    return <MomentEntry label="开始时间" value={value} onChange={change} />
  }
  renderFramed(<Field />)
  expect(screen.getByLabelText<HTMLInputElement>('开始时间').value).toBe('2026-03-01T08:30')
  type('开始时间', '2026-03-02T09:05')
  type('开始时间', '')
  expect(onChange.mock.calls).toEqual([['2026-03-02 09:05:00'], ['']])
})
