import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { urlOf } from '@yf/contract/call'
import { claimCalls } from '@yf/contract/claims'
import { demoStage } from '#testkit/demo-stage.ts'
import { uploadSpace } from '#platform/http/upload-space.ts'
import { jpeg, newDraft, uploadTo } from '#features/claims/evidence/reading/test-materials.ts'

const server = demoStage()

/** Announces twenty megabytes and sends single bytes, until the connection is closed. */
async function drip(request: string, headers: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`${[request, 'Host: a', ...headers, 'Content-Length: 20000000'].join('\r\n')}\r\n\r\n`)
  const drops = setInterval(() => socket.write('x'), 200)
  const answer = await text(socket).catch(() => '')
  clearInterval(drops)
  return answer
}

test('slow uploads occupy only their own share until they are cut off, and leave nothing behind', async () => {
  const token = await server.tokenOf('linxiao')
  const caseId = await newDraft(server, token)
  const bearer = `Authorization: Bearer ${token}`
  const { result } = await server.call(claimCalls.uploadToken, { caseId }, { token })
  const other = await server.tokenOf('chenmo')
  const own = { token: other, caseId: await newDraft(server, other), bytes: await jpeg(1) }
  const answers = Promise.all([
    drip(`PUT /uploads/${result.token} HTTP/1.1`, ['Content-Type: image/jpeg']),
    ...Array.from({ length: 3 }, (_, at) =>
      drip(`POST ${urlOf(claimCalls.uploadV2)} HTTP/1.1`, [
        bearer,
        'Content-Type: multipart/form-data; boundary=b',
        `Idempotency-Key: drip-000${at}`,
      ]),
    ),
  ])
  await expect.poll(() => uploadSpace.held()).toBe(60_000_000)
  const first = await Promise.race([answers, uploadTo(server, own)])
  expect(first).toMatchObject({ success: true })
  for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1\.1 408 .*上传太慢/s)
  await expect.poll(() => uploadSpace.held()).toBe(0)

  const { files } = server.services.settings
  const left = async () =>
    (await readdir(files.kind === 'folder' ? files.folder : '', { recursive: true })).filter((name) =>
      name.endsWith('.part'),
    )
  await expect.poll(left).toEqual([])
  const again = await server.fetch(`/uploads/${result.token}`, { method: 'PUT', body: 'x' })
  expect(again.status).toBe(204)
})
