import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { uploadPicture } from './upload-picture.ts'
import { usePicture } from './use-picture.ts'

const server = envelopeStage({ company: null })
const photo = () => new File(['picture'], 'a.jpg', { type: 'image/jpeg' })
const urlOf = (digit: string) => `/files/${digit.repeat(32)}`

function TestPicture({ url }: { url: string }) {
  const { src, state } = usePicture(url)
  return src ? <img src={src} alt="图片" /> : <p>{state}</p>
}

test('uploads a picture with its module and token, and shows it without fetching it', async () => {
  server.answers((_request, say) => say(200, main({ id: '1', url: urlOf('1') })))
  const uploaded = await uploadPicture('suggestion')(photo(), () => undefined)
  expect(uploaded).toEqual({ id: '1', url: urlOf('1') })
  expect(server.heard[0]).toMatchObject({
    path: '/API/yf-service-client/client/oss/upload',
    search: '?module=suggestion',
  })
  expect(server.heard[0]?.headers.authorization).toBe('Bearer T1')
  render(<TestPicture url={uploaded.url} />)
  expect((await screen.findByAltText<HTMLImageElement>('图片')).src).toMatch(/^blob:/)
  expect(server.heard).toHaveLength(1)
})

test("a refusal shows the server's message", async () => {
  server.answers((_request, say) => say(200, main(null, '图片是空的，请重新选择', 2711)))
  await expect(uploadPicture('avatar')(photo(), () => undefined)).rejects.toMatchObject({
    situation: 'refused',
  })
  expect(server.said).toEqual(['图片是空的，请重新选择'])
})

test("fetches the member's own picture once, with the token; another member's cannot be shown", async () => {
  server.answers(({ path }, say) => say(path === urlOf('2') ? 200 : 404, 'bytes'))
  render(
    <>
      <TestPicture url={urlOf('2')} />
      <TestPicture url={urlOf('2')} />
      <TestPicture url={urlOf('3')} />
      <TestPicture url="javascript:alert(1)" />
    </>,
  )
  await waitFor(() => expect(screen.getAllByAltText('图片')).toHaveLength(2))
  await waitFor(() => expect(screen.getAllByText('failed')).toHaveLength(2))
  const requests = server.heard.map(({ path, headers }) => [path, headers.authorization])
  expect(requests).toEqual([
    [urlOf('2'), 'Bearer T1'],
    [urlOf('3'), 'Bearer T1'],
  ])
})
