import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawings, type EmptyKind } from './drawings.tsx'
import { EmptyOf } from './empty-of.tsx'

test('each kind of list has its own drawing', () => {
  const drawn = (Object.keys(drawings) as EmptyKind[]).map((kind) => {
    const { container, unmount } = render(<EmptyOf kind={kind} title="没有" />)
    const picture = container.querySelector('svg')?.innerHTML ?? ''
    unmount()
    return picture
  })
  expect(drawn.length).toBeGreaterThan(20)
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('a screen reader skips the drawing', () => {
  const { container } = render(<EmptyOf kind="orders" title="没有订单" note="下单后会显示在这里" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.textContent).toBe('没有订单下单后会显示在这里')
})
