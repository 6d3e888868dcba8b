import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { pay } from './pay.ts'
import type { Wx } from './wx.ts'

let chooseWXPay: Wx['chooseWXPay'] = () => undefined
let isReady = true
vi.mock('./js-sdk.ts', () => ({
  configure: async () =>
    isReady
      ? { wx: { chooseWXPay: (options: Parameters<Wx['chooseWXPay']>[0]) => chooseWXPay(options) } }
      : null,
}))

const { said: toasts } = envelopeStage({ person: null })
const parameters = { timestamp: 1, nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' }
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const failing = (errMsg: string): void => {
  chooseWXPay = ({ fail }) => fail({ errMsg })
}

beforeEach(() => {
  isReady = true
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

test.each([
  ['does not accept the page', () => (isReady = false)],
  ['forbids the call', () => failing('chooseWXPay:permission denied')],
  ['does not know the call', () => failing('chooseWXPay:function not exist')],
])('says that nothing was charged and offers to reload the page when WeChat %s', async (_what, happens) => {
  happens()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const paying = pay(parameters)
  expect((await screen.findByRole('alertdialog', { name: '微信支付没有打开' })).textContent).toContain(
    '还没有扣款',
  )
  await press('重新打开')
  expect(await paying).toBe('failed')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('stays on the page for a member who pays later', async () => {
  isReady = false
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const paying = pay(parameters)
  await press('稍后再付')
  expect(await paying).toBe('failed')
  expect(reload).not.toHaveBeenCalled()
})

test('reports a failed payment', async () => {
  failing('chooseWXPay:fail')
  expect(await pay(parameters)).toBe('failed')
  expect(toasts).toEqual(['支付没有完成，请再试一次'])
})

test('shows nothing when the member closes the sheet', async () => {
  chooseWXPay = ({ cancel }) => cancel?.()
  expect(await pay(parameters)).toBe('cancelled')
  expect(toasts).toEqual([])
})
