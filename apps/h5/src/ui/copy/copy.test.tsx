import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { hideToast } from '#ui/toast/toast.ts'
import { CopyButton } from './copy-button.tsx'
import { copyText } from './copy-text.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()
const findToast = (message: string) => screen.findByText(message)
const press = () => fireEvent.click(screen.getByRole('button', { name: '复制订单号' }))

afterEach(() => {
  hideToast()
  vi.unstubAllGlobals()
  writeText.mockReset()
})

test('copying shows 复制成功', async () => {
  writeText.mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<CopyButton text="YF1" what="订单号" />)
  press()
  await findToast('复制成功')
  expect(writeText).toHaveBeenCalledWith('YF1')
})

test('without anything to copy shows 无复制内容', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<CopyButton text="" what="订单号" />)
  press()
  await findToast('无复制内容')
  expect(writeText).not.toHaveBeenCalled()
})

test('a browser that refuses the clipboard shows how to copy by hand', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  document.execCommand = () => false
  render(<CopyButton text="YF1" what="订单号" />)
  press()
  expect(await findToast('复制失败，请长按选择后复制')).toBeTruthy()
})

test('after a refusal the next tap copies by selection at once', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  document.execCommand = () => false
  expect(await copyText('YF1')).toBe(false)
  writeText.mockClear()
  const execCommand = vi.fn<() => boolean>(() => true)
  document.execCommand = execCommand
  const copying = copyText('YF2')
  expect(execCommand).toHaveBeenCalledTimes(1)
  expect(writeText).not.toHaveBeenCalled()
  expect(await copying).toBe(true)
})
