import { fireEvent, render, screen } from '@testing-library/react'
import { claimCalls } from '@yf/contract/claims'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { forgetAllQueries } from '@yf/client/query-cache'
import { useState } from 'react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DiagnosisField } from './diagnosis-field.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetAllQueries()
  server.answers(claimCalls.diagnoses, [
    { code: 'J02', name: '急性咽炎', words: '急性咽炎' },
    { code: 'J31', name: '慢性鼻炎、鼻咽炎和咽炎', words: '慢性咽炎' },
  ])
})

function Field({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return <DiagnosisField value={value} placeholder="例如 急性咽炎" onChange={setValue} />
}
const field = () => screen.getByLabelText<HTMLInputElement>('诊断或主要症状（选填）')
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('suggests names for the last of several diagnoses and replaces only that one', async () => {
  render(<Field />)
  type('发热、咽炎')
  fireEvent.click(await screen.findByRole('button', { name: /慢性咽炎/ }))
  expect(server.sent(claimCalls.diagnoses).map(({ input }) => input)).toEqual([{ keyword: '咽炎' }])
  expect(field().value).toBe('发热、慢性咽炎')
  expect(screen.queryByRole('list', { name: '匹配的诊断' })).toBeNull()
})

test('does not search for a prefilled value or for a single character', async () => {
  const view = render(<Field initial="急性咽炎" />)
  expect(field().value).toBe('急性咽炎')
  type('炎')
  view.rerender(<Field initial="急性咽炎" />)
  type('咽炎')
  await screen.findByRole('list', { name: '匹配的诊断' })
  expect(server.sent(claimCalls.diagnoses).map(({ input }) => input)).toEqual([{ keyword: '咽炎' }])
})
