import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { BankPage } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { beforeEach, expect, test } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { PayeeForm } from './payee-form.tsx'
import { usePayee } from './use-payee.ts'

const card = {
  id: 'b1',
  holderName: '林晓',
  maskedNo: '**** **** **** 1234',
  bankCode: 'ICBC',
  bankName: '中国工商银行',
  cardKind: '储蓄卡',
  province: '北京市',
  city: '北京市',
  branch: '',
}
const page: BankPage = {
  cards: [],
  holderNames: ['林晓', '林小满'],
  banks: [
    { code: 'ICBC', name: '中国工商银行' },
    { code: 'CCB', name: '中国建设银行' },
  ],
}
const saved: string[] = []
let bankPage: BankPage
const server = envelopeStage({
  at: '/claimSettlement/bankCard',
  answer: ({ path, body }, say) => {
    if (path.endsWith('getBankPageInfo')) return say(200, main(bankPage))
    if (path.endsWith('checkBank'))
      return say(
        200,
        main({ isValid: 1, bankCode: 'ICBC', bankName: '中国工商银行', cardKind: '储蓄卡', message: '' }),
      )
    if (path.endsWith('queryListRegion'))
      return say(
        200,
        main(
          body.includes('parentCode')
            ? [{ code: '3301', name: '杭州市', hasChildren: 0 }]
            : [
                { code: '33', name: '浙江省', hasChildren: 1 },
                { code: '11', name: '北京市', hasChildren: 0 },
              ],
        ),
      )
    return say(200, main(card))
  },
})
const { said: toasts, sent, bodies } = server

beforeEach(() => {
  saved.length = 0
  bankPage = page
})

function Sample() {
  const payee = usePayee({
    caseId: 'k1',
    companyId: 'c1',
    chosenId: null,
    row: claimCalls.saveBankV2,
    onSaved: ({ id }) => saved.push(id),
  })
  return (
    <>
      <PayeeForm payee={payee} />
      <button type="button" onClick={() => void payee.submit()}>
        保存
      </button>
    </>
  )
}
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))
const choose = async (label: string, option: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }))
  fireEvent.click(await screen.findByRole('radio', { name: option }))
}

test('preselects a stored card and saves only its id', async () => {
  bankPage = { ...page, cards: [card] }
  render(<Sample />)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /中国工商银行/ })).checked).toBe(true)
  save()
  await waitFor(() => expect(saved).toEqual(['b1']))
  expect(bodies('saveBank')[0]).toEqual({ caseId: 'k1', cardId: 'b1' })
})

test('a new card: groups of four, the bank from six digits, and the region of the account', async () => {
  render(<Sample />)
  fireEvent.click(await screen.findByRole('radio', { name: '林小满' }))
  const number = screen.getByLabelText<HTMLInputElement>('银行卡号')
  fireEvent.change(number, { target: { value: '4111 1111 1111 1111' } })
  expect(number.value).toBe('4111 1111 1111 1111')
  expect(await screen.findByRole('button', { name: '开户银行：中国工商银行' })).toBeTruthy()
  expect(sent('checkBank').map(({ search }) => search)).toEqual(['?cardNo=411111'])
  await choose('开户省份', '浙江省')
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^开户城市/ }).disabled).toBe(false),
  )
  await choose('开户城市', '杭州市')
  save()
  await waitFor(() => expect(sent('saveBank')).toHaveLength(1))
  expect(bodies('saveBank')[0]).toEqual({
    caseId: 'k1',
    holderName: '林小满',
    cardNo: '4111111111111111',
    bankCode: 'ICBC',
    province: '浙江省',
    city: '杭州市',
  })
})

test('shows a wrong digit under the field and sends nothing', async () => {
  render(<Sample />)
  fireEvent.change(await screen.findByLabelText('银行卡号'), { target: { value: '4111111111111112' } })
  save()
  expect(await screen.findByText('银行卡号有误，请逐位核对')).toBeTruthy()
  expect(sent('saveBank')).toHaveLength(0)
})

test('restores the input after a reload in the same tab', async () => {
  const { unmount } = render(<Sample />)
  fireEvent.change(await screen.findByLabelText('银行卡号'), { target: { value: '411111111111' } })
  unmount()
  render(<Sample />)
  expect((await screen.findByLabelText<HTMLInputElement>('银行卡号')).value).toBe('4111 1111 1111')
  expect(localStorage.getItem('yf_payeeTyped')).toBeNull()
})

test('clears the fault of a corrected field and keeps the others', async () => {
  render(<Sample />)
  const holder = await screen.findByRole('radio', { name: '林小满' })
  save()
  expect(await screen.findByText('请选择持卡人')).toBeTruthy()
  fireEvent.click(holder)
  expect(screen.queryByText('请选择持卡人')).toBeNull()
  expect(screen.getByText('请选择开户省份')).toBeTruthy()
  expect(toasts).toEqual(['请选择持卡人'])
})

test("shows the server's message when the cards fail to load", async () => {
  server.refuses(claimCalls.bankPage, 3004, '该申请已提交，不能再修改')
  render(<Sample />)
  expect(await screen.findByText('该申请已提交，不能再修改')).toBeTruthy()
  server.answers(claimCalls.bankPage, { ...page, cards: [card] })
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByRole('radio', { name: /中国工商银行/ })).toBeTruthy()
})
