import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFollowing } from './use-following.ts'

const shown: string[] = []
let scrolled = 0

/** Each receipt is 400 pixels high; the panel shows 600. */
const placed = (at: number) => (card: HTMLElement | null) => {
  if (card) card.getBoundingClientRect = () => new DOMRect(0, at * 400 - scrolled, 500, 400)
}

function Panel() {
  const onScroll = useFollowing((id) => shown.push(id))
  const high = (panel: HTMLElement | null) => {
    if (panel) Object.defineProperty(panel, 'clientHeight', { value: 600 })
  }
  return (
    <div ref={high} data-testid="panel" onScroll={onScroll}>
      {['m1', 'm2', 'm3'].map((id, at) => (
        <form key={id} ref={placed(at)} data-material={id} />
      ))}
    </div>
  )
}

const scrollTo = (top: number) => {
  scrolled = top
  fireEvent.scroll(screen.getByTestId('panel'))
}

test('the picture follows the receipt that the user reads, once per receipt', () => {
  render(<Panel />)
  for (const top of [0, 100, 199, 200, 500, 600, 100]) scrollTo(top)
  expect(shown).toEqual(['m1', 'm2', 'm3', 'm1'])
})
