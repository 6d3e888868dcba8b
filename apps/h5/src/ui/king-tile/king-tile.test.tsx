import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { KingTile } from './king-tile.tsx'

test('a tile opens once however fast it is tapped', () => {
  const onTap = vi.fn<() => void>()
  render(<KingTile label="理赔通道" icon="shield" onTap={onTap} />)
  const tile = screen.getByRole('button', { name: '理赔通道' })
  fireEvent.click(tile)
  fireEvent.click(tile)
  expect(onTap).toHaveBeenCalledOnce()
})

test("a company's own picture replaces the icon", () => {
  const { container } = render(
    <KingTile label="商城" icon="mall" picture="/files/mall.png" onTap={() => {}} />,
  )
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/mall.png')
  expect(container.querySelector('svg')).toBeNull()
})
