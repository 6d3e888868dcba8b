import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Facts } from './facts.tsx'

test('a fact without a value leaves no empty line', () => {
  render(
    <Facts
      rows={[
        { label: '预约人', value: '林晓' },
        { label: '备注', value: '' },
        { label: '次数', value: 0 },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['预约人', '次数'])
})
