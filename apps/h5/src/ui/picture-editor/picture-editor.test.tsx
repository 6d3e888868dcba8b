import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveCorner, moveFrame, pixelsOf, turnCrop, whole } from './crop.ts'
import { PictureEditor } from './picture-editor.tsx'

test('a corner moves its two edges, stays inside the picture and never inverts the frame', () => {
  expect(moveCorner(whole, 'leftTop', 0.2, 0.1)).toEqual({ ...whole, left: 0.2, top: 0.1 })
  expect(moveCorner(whole, 'rightBottom', 0.5, 0.5)).toEqual(whole)
  const small = moveCorner(whole, 'rightBottom', -2, -2)
  expect(small).toEqual({ left: 0, top: 0, right: 0.1, bottom: 0.1 })
  expect(moveFrame(small, 5, 0.3)).toEqual({ left: 0.9, right: 1, top: 0.3, bottom: 0.4 })
})

test('four rotations restore the frame, one rotates it with the picture', () => {
  const crop = { left: 0.1, top: 0.2, right: 0.5, bottom: 0.9 }
  const once = turnCrop(crop)
  expect(once.left).toBeCloseTo(0.1)
  expect([once.right, once.top, once.bottom]).toEqual([0.8, 0.1, 0.5])
  const again = turnCrop(turnCrop(turnCrop(once)))
  for (const edge of ['left', 'top', 'right', 'bottom'] as const) expect(again[edge]).toBeCloseTo(crop[edge])
})

test('computes the result on the rotated picture, and scales it down to what a phone can draw', () => {
  const half = { left: 0, top: 0, right: 1, bottom: 0.5 }
  expect(pixelsOf({ width: 400, height: 200 }, 1, half)).toEqual({
    left: 0,
    top: 0,
    width: 200,
    height: 200,
    scale: 1,
  })
  const { width, height, scale } = pixelsOf({ width: 8000, height: 6000 }, 0, whole)
  expect(width * scale * height * scale).toBeCloseTo(12_000_000, 0)
})

/** jsdom neither loads nor draws pictures: drawing calls are recorded. */
const drawn: [name: string, ...values: unknown[]][] = []
let isBroken = false
beforeEach(() => {
  drawn.length = 0
  isBroken = false
  const ink = new Proxy(
    {},
    {
      get:
        (_target, name) =>
        (...values: unknown[]) =>
          void drawn.push([String(name), ...values]),
      set: () => true,
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ink as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take, type) =>
    take(new Blob(['jpeg'], { type: type ?? '' })),
  )
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = 400
      naturalHeight = 200
      set src(_address: string) {
        queueMicrotask(() => this.dispatchEvent(new Event(isBroken ? 'error' : 'load')))
      }
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('rotates and crops by buttons and arrow keys alone, and returns a JPEG', async () => {
  const onSave = vi.fn<(picture: Blob) => void>()
  const { container } = render(<PictureEditor src="blob:1" name="第1张发票" onSave={onSave} />)
  const corner = await screen.findByRole('button', { name: /左上角/ })
  expect(screen.getByRole('img', { name: '第1张发票' })).toBeTruthy()
  const frame = () => container.querySelector<HTMLElement>('[class*=frame]')!.style
  fireEvent.keyDown(corner, { key: 'ArrowRight' })
  fireEvent.keyDown(corner, { key: 'ArrowDown' })
  expect([frame().left, frame().top]).toEqual(['2.00%', '2.00%'])
  press('旋转')
  expect([frame().left, frame().width]).toEqual(['0.00%', '98.00%'])
  press('完成')
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[0].type).toBe('image/jpeg')
  expect(drawn.findLast(([name]) => name === 'rotate')).toEqual(['rotate', Math.PI / 2])
})

test('undoes all changes at once', async () => {
  const { container } = render(<PictureEditor src="blob:1" onSave={() => undefined} />)
  const corner = await screen.findByRole('button', { name: /右下角/ })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '还原' }).disabled).toBe(true)
  fireEvent.keyDown(corner, { key: 'ArrowUp' })
  press('还原')
  expect(container.querySelector<HTMLElement>('[class*=frame]')!.style.height).toBe('100.00%')
})

test('a picture that cannot be opened shows an error and can be retried', async () => {
  isBroken = true
  render(<PictureEditor src="blob:1" onSave={() => undefined} />)
  await screen.findByText('图片打不开，可能已损坏，请重试或换一张')
  isBroken = false
  press('重新加载')
  expect(await screen.findByRole('button', { name: /左上角/ })).toBeTruthy()
})
