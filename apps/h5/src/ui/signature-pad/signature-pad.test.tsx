import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Activity, createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignaturePad, type SignatureHandle } from './signature-pad.tsx'
import { fitOf, boundsOf, fromBox, toBox } from './strokes.ts'
import { inkBox, trimmedPng } from './trim.ts'

const stroke = (...points: [number, number][]) => ({
  dotSize: 0,
  minWidth: 1,
  maxWidth: 4,
  penColor: '#000',
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over' as const,
  points: points.map(([x, y]) => ({ x, y, time: 0, pressure: 0.5 })),
})

const upright = { left: 0, top: 0, width: 300, height: 600 }
const lying = { width: 600, height: 300 }

test('a rotated signature is centred and keeps its proportions', () => {
  const fit = fitOf(upright, lying)
  const { points, maxWidth } = toBox(stroke([0, 0], [300, 600]), fit)
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [225, 0],
    [375, 300],
  ])
  expect(maxWidth).toBe(2)
})

test('rotating back and forth neither shrinks nor moves what was written in between', () => {
  const turned = fitOf(upright, lying)
  const inBetween = fromBox(stroke([230, 10], [500, 290]), turned)
  const again = toBox(inBetween, turned)
  expect(again.points.map(({ x, y }) => [x, y])).toEqual([
    [230, 10],
    [500, 290],
  ])
  const bounds = boundsOf(upright, [stroke([10, 10]), inBetween])
  const back = fitOf(bounds, upright)
  for (const { x, y } of toBox(inBetween, back).points) {
    expect([x >= 0 && x <= 300, y >= 0 && y <= 600]).toEqual([true, true])
  }
})

test('on a sideways phone with locked rotation, strokes down the sheet become strokes along the line', () => {
  const sheet = { width: 300, height: 600 }
  const turned = fitOf({ left: 0, top: 0, width: 600, height: 300 }, { width: 600, height: 300 }, sheet.width)
  // From the top right corner, where the line starts, down to the bottom.
  const writtenStroke = fromBox(stroke([300, 0], [300, 600], [0, 600]), turned)
  expect(writtenStroke.points.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [600, 0],
    [600, 300],
  ])
  expect(toBox(writtenStroke, turned).points.map(({ x, y }) => [x, y])).toEqual([
    [300, 0],
    [300, 600],
    [0, 600],
  ])
})

test('finds the edges of the ink, and none on an empty sheet', () => {
  const data = new Uint8ClampedArray(10 * 8 * 4)
  expect(inkBox({ data, width: 10, height: 8 })).toBeNull()
  for (const [x, y] of [[2, 5] as const, [7, 1] as const]) data[(y * 10 + x) * 4 + 3] = 1
  expect(inkBox({ data, width: 10, height: 8 })).toEqual({ left: 2, top: 1, width: 6, height: 5 })
})

/** jsdom draws nothing: the strokes show what was written. */
beforeEach(() => {
  const ink = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ink as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLCanvasElement.prototype, 'clientHeight', 'get').mockReturnValue(150)
})
afterEach(() => vi.restoreAllMocks())

test('the picture of a rotated sheet is upright: as wide as the ink was high', async () => {
  const data = new Uint8ClampedArray(10 * 30 * 4)
  for (const [x, y] of [[2, 3] as const, [5, 22] as const]) data[(y * 10 + x) * 4 + 3] = 1
  const turns: number[][] = []
  const drawing = { drawImage: () => undefined, setTransform: (...to: number[]) => turns.push(to) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never)
  const sizes: number[][] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    sizes.push([this.width, this.height])
    done(new Blob())
  })
  const sheet = {
    width: 10,
    height: 30,
    getContext: () => ({ getImageData: () => ({ data, width: 10, height: 30 }) }),
  }
  await trimmedPng(sheet as never, false)
  await trimmedPng(sheet as never, true)
  expect(sizes).toEqual([
    [28, 44],
    [44, 28],
  ])
  // x' = y and y' = 28 − x: a quarter turn to the left.
  expect(turns).toEqual([[0, -1, 1, 0, 0, 28]])
})

function write(canvas: HTMLElement, from: number) {
  const at = (clientX: number) => ({ clientX, clientY: 40, pointerId: 1, buttons: 1, pressure: 0.5 })
  fireEvent.pointerDown(canvas, at(from))
  fireEvent.pointerMove(canvas, at(from + 30))
  fireEvent.pointerUp(canvas, { ...at(from + 40), buttons: 0 })
}

test('counts strokes, undoes them one by one and clears them', async () => {
  const pad = createRef<SignatureHandle>()
  const changes: boolean[] = []
  render(<SignaturePad ref={pad} onChange={(isEmpty) => changes.push(isEmpty)} />)
  await screen.findByText('请在此处书写您的姓名')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '撤销一笔' }).disabled).toBe(true)

  const canvas = screen.getByRole('img', { name: /手写签名区域/ })
  write(canvas, 10)
  write(canvas, 100)
  await waitFor(() => expect(changes.at(-1)).toBe(false))
  expect(screen.queryByText('请在此处书写您的姓名')).toBeNull()
  expect(pad.current?.isEmpty()).toBe(false)

  act(() => pad.current?.undo())
  expect(pad.current?.isEmpty()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: '撤销一笔' }))
  expect(pad.current?.isEmpty()).toBe(true)

  write(canvas, 20)
  fireEvent.click(screen.getByRole('button', { name: '全部重写' }))
  expect([pad.current?.isEmpty(), changes.at(-1)]).toEqual([true, true])
  expect(await pad.current?.picture()).toBeNull()
})

test('keeps the signature when the pad is rotated', async () => {
  const pad = createRef<SignatureHandle>()
  const { rerender } = render(<SignaturePad ref={pad} turned />)
  await screen.findByText('请在此处书写您的姓名')
  write(screen.getByRole('img', { name: /手写签名区域/ }), 10)
  rerender(<SignaturePad ref={pad} />)
  expect(pad.current?.isEmpty()).toBe(false)
})

test('keeps the signature while the page is hidden', async () => {
  const pad = createRef<SignatureHandle>()
  const at = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <SignaturePad ref={pad} />
    </Activity>
  )
  const { rerender } = render(at('visible'))
  await screen.findByText('请在此处书写您的姓名')
  write(screen.getByRole('img', { name: /手写签名区域/ }), 10)
  rerender(at('hidden'))
  rerender(at('visible'))
  expect(pad.current?.isEmpty()).toBe(false)
})
