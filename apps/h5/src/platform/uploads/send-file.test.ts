import { main as rows } from '@yf/contract/call'
import { expect, test } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { sendFile } from './send-file.ts'

const server = envelopeStage({ company: null })
const row = rows.post('a/place/for/files', '示例', '', {} as never, {} as never, { body: 'multipart' })
const photo = () => new File(['picture'], 'a.jpg', { type: 'image/jpeg' })
const sending = () => ({ key: 'key-1', onProgress: () => undefined, signal: new AbortController().signal })

test('sends a file with its fields, the token and its key', async () => {
  server.answers((_request, say) => say(200, main({ id: '1' })))
  expect(await sendFile(row, photo(), { kind: 'invoice', note: null } as never, sending())).toEqual({
    id: '1',
  })
  const [request] = server.heard
  expect(request).toMatchObject({ method: 'POST', path: '/API/yf-service-client/a/place/for/files' })
  expect([request?.headers.authorization, request?.headers['idempotency-key']]).toEqual([
    'Bearer T1',
    'key-1',
  ])
  expect(request?.body).toMatch(/name="kind"\s+invoice[^]*name="file"; filename="a.jpg"/)
  expect(request?.body).not.toContain('note')
})

test("throws a refusal with the server's message and shows no toast, because it is shown beside the file", async () => {
  server.answers((_request, say) => say(200, main(null, '发票已在案件 LP001 中使用', 2901)))
  await expect(sendFile(row, photo(), {} as never, sending())).rejects.toThrow('发票已在案件 LP001 中使用')
  server.answers((_request, _say, response) => response.destroy())
  await expect(sendFile(row, photo(), {} as never, sending())).rejects.toMatchObject({
    situation: 'unreachable',
  })
  expect(server.said).toEqual([])
})

test('an aborted upload is no failure', async () => {
  server.answers(() => undefined)
  const off = new AbortController()
  const sent = sendFile(row, photo(), {} as never, { ...sending(), signal: off.signal })
  off.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
})
