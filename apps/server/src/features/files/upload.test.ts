import { beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { fileCalls } from '@yf/contract/files'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
let token: string

beforeAll(async () => {
  token = await server.tokenOf('linxiao')
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
const fileOf = (body: Buffer | string, type = 'image/jpeg') =>
  new Blob([typeof body === 'string' ? body : new Uint8Array(body)], { type })
const upload = (body: Buffer | string, how: { token?: string; module?: string } = {}) =>
  server.call(
    fileCalls.upload,
    { module: (how.module ?? 'suggestion') as 'suggestion', file: fileOf(body) },
    { token: how.token ?? token },
  )
const read = (url: string, bearer?: string) =>
  server.fetch(url, bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {})

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is returned to its owner with its actual type',
  async (kind) => {
    const { result } = await upload(await blank(40, 30)[kind]().toBuffer())
    expect(result.url).toMatch(/^\/files\/[0-9a-f]{32}$/)
    const response = await read(result.url, token)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`image/${kind}`)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toMatch(/^private/)
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect([format, width, height]).toEqual([kind, 40, 30])
  },
)

test('the module may be in the query, as the specification allows', async () => {
  const form = new FormData()
  form.append('file', fileOf(await blank(4, 4).jpeg().toBuffer()), 'a.jpg')
  const response = await server.fetch('/API/yf-service-client/client/oss/upload?module=avatar', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(await response.json()).toMatchObject({ success: true, result: { url: expect.any(String) } })
})

test('other callers cannot read it: without a session 401, with another one 404, with an ended one 403', async () => {
  const { result } = await upload(await blank(4, 4).jpeg().toBuffer())
  expect((await read(result.url)).status).toBe(401)
  expect((await read(result.url, await server.tokenOf('zhoulan'))).status).toBe(404)
  expect((await read('/files/../../etc/passwd', token)).status).not.toBe(200)
  expect((await read(`/files/${'0'.repeat(32)}`, token)).status).toBe(404)
  const older = token
  token = await server.tokenOf('linxiao')
  expect((await read(result.url, older)).status).toBe(403)
  expect((await read(result.url, token)).status).toBe(200)
})

test('location, device and rotation are removed, and the picture is upright', async () => {
  const exif = {
    IFD0: { Make: 'Phone' },
    IFD3: { GPSLatitude: '31/1 14/1 0/1', GPSLongitude: '121/1 29/1 0/1' },
  }
  const photo = await blank(60, 20).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
  expect(photo.includes('Phone')).toBe(true)
  const { result } = await upload(photo)
  const metadata = await sharp(await (await read(result.url, token)).arrayBuffer()).metadata()
  expect(metadata.exif).toBeUndefined()
  expect([metadata.width, metadata.height]).toEqual([20, 60])
})

test('removes content hidden behind or inside a picture', async () => {
  const payload = '<html><script>alert(document.cookie)</script></html>'
  const inside = await blank(16, 16)
    .withExif({ IFD0: { ImageDescription: payload } })
    .jpeg()
    .toBuffer()
  const behind = Buffer.concat([inside, Buffer.from(payload), Buffer.from('PK\u0003\u0004')])
  const { result } = await upload(behind)
  const bytes = Buffer.from(await (await read(result.url, token)).arrayBuffer())
  expect(bytes.includes('<script')).toBe(false)
  expect(bytes.includes('PK\u0003\u0004')).toBe(false)
})

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
const cutJpeg = async () => (await blank(400, 400).jpeg().toBuffer()).subarray(0, 300)
const bombHead = async () => {
  // A PNG that declares 60000 × 60000 in its header and contains next to nothing.
  const png = await blank(1, 1).png().toBuffer()
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

test.each([
  ['nothing at all', () => Buffer.alloc(0), /空的/],
  ['text with the name of a picture', () => '这不是图片', /JPG、PNG、WebP/],
  ['SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /JPG、PNG、WebP/],
  ['GIF that is script as well', () => 'GIF89a/*<script>*/=1;alert(1)', /JPG、PNG、WebP/],
  ['PDF', () => '%PDF-1.7', /JPG、PNG、WebP/],
  ['HEIC', () => heic, /HEIC/],
  ['a JPEG head without a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), /损坏/],
  ['a JPEG that was cut off', cutJpeg, /损坏/],
])('%s is refused with a message', async (_name, bytesOf, expected) => {
  const { success, code, message } = await upload(await bytesOf())
  expect([success, code]).toEqual([false, refusals.badPicture.code])
  expect(message).toMatch(expected)
})

test('refuses a decompression bomb by its header, whether real or only declared', async () => {
  const flat = await blank(8000, 8000).png().toBuffer()
  expect(flat.length).toBeLessThan(1_000_000)
  const before = process.memoryUsage().rss
  const codes = await Promise.all(Array.from({ length: 6 }, () => upload(flat)))
  expect(codes.map(({ code }) => code)).toEqual(
    Array.from({ length: 6 }, () => refusals.pictureTooLarge.code),
  )
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  const response = await upload(await bombHead())
  expect([refusals.pictureTooLarge.code, refusals.badPicture.code]).toContain(response.code)
})

test('requires exactly one file, for a known module', async () => {
  const nothing = await server.call(fileCalls.upload, { module: 'suggestion' }, { token })
  expect([nothing.http, nothing.message]).toEqual([400, '请选择图片（file）'])
  expect((await upload('x', { module: 'claims' })).http).toBe(400)
  expect((await upload('x', { token: 'unknown' })).http).toBe(401)
})

test('refuses more than twenty megabytes', async () => {
  const { http } = await upload(Buffer.alloc(20 * 1024 * 1024 + 1))
  expect(http).toBe(413)
})
