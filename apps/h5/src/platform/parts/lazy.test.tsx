import { render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { lazy } from './lazy.ts'

const sheet = { default: () => <p>来了</p> }

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => (this.state.hasFailed ? <p>没有加载出来</p> : this.props.children)
}

function show(load: () => Promise<typeof sheet>) {
  const Sheet = lazy(load)
  render(
    <Boundary>
      <Suspense fallback={null}>
        <Sheet />
      </Suspense>
    </Boundary>,
  )
}

test('what failed while the network was gone for a moment is asked for again', async () => {
  const load = vi
    .fn<() => Promise<typeof sheet>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(sheet)
  show(load)
  expect(await screen.findByText('来了')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('what fails again with a network is an error of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<typeof sheet>>().mockRejectedValue(new Error('gone'))
  show(load)
  expect(await screen.findByText('没有加载出来')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})

test('without a network it waits until there is one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi
    .fn<() => Promise<typeof sheet>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(sheet)
  show(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  onLine.mockReturnValue(true)
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(load).toHaveBeenCalledTimes(2)
  })
  expect(await screen.findByText('来了')).toBeTruthy()
  onLine.mockRestore()
})
