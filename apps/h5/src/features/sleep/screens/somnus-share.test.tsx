import { fireEvent, screen, waitFor } from '@testing-library/react'
import { sleepCalls } from '@yf/contract/sleep'
import { expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import SomnusShareScreen from './somnus-share.screen.tsx'

const server = envelopeStage({ at: '/somnus/share', person: null })
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: '我想了解' }))
const open = (query = '') => openAt(`/somnus/share${query}`, <SomnusShareScreen />)

test('a visitor has no back button and can only send a complete form with consent', async () => {
  open()
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull()
  press()
  expect(await screen.findByText('请输入姓名')).toBeTruthy()
  expect(screen.getByText('请输入手机号')).toBeTruthy()
  expect(screen.getByText('请先阅读并同意')).toBeTruthy()
  expect(server.sent(sleepCalls.share)).toEqual([])
})

test.each([
  ['?code=AbCdEfGhIjKlMnOp', { code: 'AbCdEfGhIjKlMnOp' }],
  ['?code=%3Cscript%3E', {}],
  ['', {}],
])('with %j the form sends name, phone, consent and a valid code', async (query, more) => {
  server.answers(sleepCalls.share, null)
  open(query)
  fill('姓名', ' 访客 ')
  fill('手机号', '13711112222')
  fireEvent.click(screen.getByRole('checkbox'))
  press()
  expect(await screen.findByText('已提交')).toBeTruthy()
  await waitFor(() =>
    expect(server.bodies(sleepCalls.share)).toEqual([
      { name: '访客', phone: '13711112222', consent: 1, ...more },
    ]),
  )
})
