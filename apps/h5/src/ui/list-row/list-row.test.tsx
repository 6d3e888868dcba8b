import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ListRow } from './list-row.tsx'

test('a row with a target is one button with all its facts', () => {
  const onTap = vi.fn<() => void>()
  render(
    <ListRow
      title="门诊理赔"
      facts={['市一医院', '11-12']}
      state="资料审核"
      amount="¥326.80"
      onTap={onTap}
    />,
  )
  const row = screen.getByRole('button', { name: /门诊理赔.*市一医院.*11-12.*¥326.80.*资料审核/ })
  fireEvent.click(row)
  expect(onTap).toHaveBeenCalledOnce()
})

test('a row without a target is no button', () => {
  render(<ListRow title="保单号" />)
  expect(screen.queryByRole('button')).toBeNull()
})
