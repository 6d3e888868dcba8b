import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { alert, confirm } from './confirm.tsx'

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const gone = () => vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

afterEach(gone)

test('confirming resolves to true and closes the dialog', async () => {
  const answer = confirm({ title: '退出登录', confirmText: '退出' })
  await press('退出')
  expect(await answer).toBe(true)
  await gone()
})

test('cancelling resolves to false', async () => {
  const answer = confirm({ title: '退出登录' })
  await press('取消')
  expect(await answer).toBe(false)
})

test('the agree action runs within the tap, before the promise resolves', async () => {
  const onAgree = vi.fn<() => void>()
  const answer = confirm({ title: '关注公众号', onAgree })
  const agree = await screen.findByRole('button', { name: '确定' })
  expect(onAgree).not.toHaveBeenCalled()
  fireEvent.click(agree)
  expect(onAgree).toHaveBeenCalledTimes(1)
  expect(await answer).toBe(true)
})

test('Escape means no', async () => {
  const answer = confirm({ title: '退出登录' })
  await screen.findByRole('alertdialog', { name: '退出登录' })
  act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(await answer).toBe(false)
})

test('an alert has one button and shows its content', async () => {
  const dialogClosed = alert('理赔通道尚未开放')
  await screen.findByText('理赔通道尚未开放')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await press('知道了')
  await dialogClosed
})
