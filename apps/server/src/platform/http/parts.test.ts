import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { urlOf } from '@yf/contract/call'
import { noteCalls, noteServer } from '#testkit/sample-calls.ts'
import { startServer } from '#testkit/server.ts'
import { staged } from '#testkit/staged.ts'

const server = staged(() => startServer({ calls: noteServer() }))
const path = `${urlOf(noteCalls.upload)}?module=claims`
const boundary = 'cut-here'

const send = (body: string, type = `multipart/form-data; boundary=${boundary}`) =>
  server.fetch(path, { method: 'POST', headers: { 'content-type': type }, body })
const part = (head: string, content = 'x') => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`
const filePart = (fileName: string) =>
  part(
    `Content-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/octet-stream`,
  )
const fieldPart = (name: string, value = 'x') => part(`Content-Disposition: form-data; name="${name}"`, value)
const whole = (...parts: string[]) => `${parts.join('')}--${boundary}--\r\n`

test('accepts a complete body', async () => {
  const response = await send(whole(fieldPart('remark'), filePart('a.jpg')))
  expect(await response.json()).toMatchObject({ result: { files: [{ field: 'file', size: 1 }] } })
})

const hostile: readonly [what: string, body: string, type: string | undefined, says: string][] = [
  ['no boundary', whole(filePart('a.jpg')), 'multipart/form-data', '不完整'],
  ['an empty boundary', whole(filePart('a.jpg')), 'multipart/form-data; boundary=', '不完整'],
  ['another boundary', whole(filePart('a.jpg')), 'multipart/form-data; boundary=other', '不完整'],
  ['a body that ends within a file', filePart('a.jpg'), undefined, '不完整'],
  [
    'a body that ends within a head',
    `--${boundary}\r\nContent-Disposition: form-data; na`,
    undefined,
    '不完整',
  ],
  ['a body that is one boundary', `--${boundary}`, undefined, '不完整'],
  ['a file without a name', whole(filePart('')), undefined, '请选择文件（file）'],
  ['a file with a name of nothing but a path', whole(filePart('/tmp/')), undefined, '请选择文件（file）'],
  ['a file name with a NUL', whole(filePart('a\0.jpg')), undefined, '文件名含有无法识别的字符'],
  ['a file name of 300 letters', whole(filePart('长'.repeat(300))), undefined, '文件名太长'],
  ['a field name of 300 letters', whole(fieldPart('n'.repeat(300))), undefined, '太长'],
  ['a field that came twice', whole(fieldPart('remark'), fieldPart('remark')), undefined, '重复（remark）'],
  ['a field with a NUL', whole(fieldPart('remark', 'a\0b')), undefined, '含有无法识别的字符（remark）'],
  [
    'sixty fields',
    whole(...Array.from({ length: 60 }, (_, at) => fieldPart(`field${at}`))),
    undefined,
    '太多',
  ],
  ['thirty files', whole(...Array.from({ length: 30 }, (_, at) => filePart(`${at}.jpg`))), undefined, '太多'],
  ['a field that would be a prototype', whole(fieldPart('__proto__')), undefined, '不完整'],
  [
    'JSON in a field that is none',
    whole(part('Content-Disposition: form-data; name="remark"\r\nContent-Type: application/json', '{')),
    undefined,
    '不完整',
  ],
]

test.each(hostile)('%s is refused with a message', async (_what, body, type, says) => {
  const response = await send(body, type)
  const { message, code } = (await response.json()) as { message: string; code: number }
  expect([response.status, code]).toEqual([400, 400])
  expect(message).toContain(says)
})

test('a client that disconnects within a file breaks nothing', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    'Content-Length: 100000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${filePart('a.jpg').slice(0, -4)}`)
  socket.end()
  expect(await text(socket)).not.toContain('HTTP/1.1 5')
  expect((await send(whole(filePart('a.jpg')))).status).toBe(200)
})
