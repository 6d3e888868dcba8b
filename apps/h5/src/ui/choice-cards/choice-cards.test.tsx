import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChoiceCards } from './choice-cards.tsx'

const options = [
  { value: 'me', title: '林晓', note: '本人' },
  { value: 'dad', title: '林建国', refusal: '没有可以理赔的保单' },
]

test('a tap chooses a card, and a disabled one shows the reason', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<ChoiceCards label="就诊人" options={options} value={null} onChange={onChange} />)
  expect(screen.getByRole('group', { name: '就诊人' })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /林晓/ }))
  expect(onChange).toHaveBeenCalledWith('me')
  const refused = screen.getByRole<HTMLInputElement>('radio', { name: /没有可以理赔的保单/ })
  expect(refused.disabled).toBe(true)
})

test('shows an error with the group', () => {
  render(
    <ChoiceCards
      label="就诊人"
      options={options}
      value={null}
      onChange={vi.fn<() => void>()}
      error="请选择就诊人"
    />,
  )
  const group = screen.getByRole('group')
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '请选择就诊人',
  )
})
