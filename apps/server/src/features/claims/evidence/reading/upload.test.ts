import { deflateRawSync } from 'node:zlib'
import PdfKit from 'pdfkit'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { requestOf } from '#testkit/request.ts'
import { idOf } from '#seeds/ids.ts'
import { uploadSpace } from '#platform/http/upload-space.ts'
import { fileOf, heic, jpeg, newDraft, picture, uploadTo, type Upload } from './test-materials.ts'

const server = demoStage()
let token: string
let caseId: string

beforeAll(async () => {
  token = await server.tokenOf('linxiao')
  caseId = await newDraft(server, token)
})

const send = (bytes: Buffer, how: Partial<Upload> = {}) => uploadTo(server, { token, caseId, bytes, ...how })
const materials = async () => (await server.call(claimCalls.materialsV2, { caseId }, { token })).result
const read = async (url: string, bearer = token) =>
  server.fetch(url, { headers: { authorization: `Bearer ${bearer}` } })
const bytesAt = async (url: string) => Buffer.from(await (await read(url)).arrayBuffer())
const storedFiles = async () =>
  Number(
    (
      await server.db
        .selectFrom('stored_file')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('a photo is stored for its owner, waits to be read, and becomes part of the draft when it is saved', async () => {
  const { result, message } = await send(await jpeg(1))
  expect(message).toBe('')
  expect(result).toMatchObject([
    { kind: 'other', isKindGiven: 0, isSaved: 0, state: 'waiting', page: 1, receipt: null },
  ])
  const [{ id, url }] = result as [(typeof result)[0]]
  expect((await read(url)).headers.get('content-type')).toBe('image/jpeg')
  expect((await read(url, await server.tokenOf('zhoulan'))).status).toBe(404)
  const saved = await server.call(
    claimCalls.saveFiles,
    { caseId, files: [{ id, kind: 'medicalRecord' }] },
    { token },
  )
  expect(saved.result).toMatchObject([{ id, kind: 'medicalRecord', isKindGiven: 1, isSaved: 1 }])
  const { result: progress } = await server.call(claimCalls.progress, { caseId }, { token })
  expect(progress).toMatchObject({ done: 0, files: [{ id, state: 'waiting', failure: null }] })
})

test('the same key is the same file, even with concurrent repetitions', async () => {
  const bytes = await jpeg(2)
  const before = await storedFiles()
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(bytes, { key: 'upload-0002' })))
  expect(new Set(answers.map(({ result }) => result.map(({ id }) => id).join()))).toHaveProperty('size', 1)
  expect(await storedFiles()).toBe(before + 1)
  expect(await send(await jpeg(3), { key: 'upload-0002' })).toMatchObject({ code: refusals.keyReused.code })
})

test('refuses the same bytes under another key and says where they are', async () => {
  const bytes = await jpeg(4)
  await send(bytes, { kind: 'feeList' })
  const again = await send(bytes)
  expect(again.code).toBe(refusals.sameFile.code)
  expect(again.message).toContain('费用清单')
})

test('warns about a nearly identical picture', async () => {
  await send(await (await picture(5, 400, 400)).jpeg().toBuffer())
  const again = await (await picture(5, 400, 400)).resize(380, 380).jpeg({ quality: 60 }).toBuffer()
  const alike = (await send(again)).result[0]!.id
  const other = (await send(await jpeg(6))).result[0]!.id
  const all = await materials()
  const resemblanceOf = (id: string) => all.find((one) => one.id === id)?.resembles
  expect(resemblanceOf(alike)).toMatch(/与本案第 \d+ 个文件.*看起来相同/)
  expect(resemblanceOf(other)).toBe(null)
})

test('a deleted file stays deleted, even if its upload is repeated', async () => {
  const bytes = await jpeg(7)
  const { result } = await send(bytes, { key: 'upload-0007' })
  const { id, url } = result[0]!
  expect((await server.call(claimCalls.deleteFile, { caseId, id }, { token })).success).toBe(true)
  expect((await read(url)).status).toBe(404)
  expect((await materials()).map((one) => one.id)).not.toContain(id)
  expect((await send(bytes, { key: 'upload-0007' })).result).toEqual([])
  expect((await send(bytes)).result).toHaveLength(1)
})

test('removes the location of a photo and data hidden behind it', async () => {
  const payload = '<html><script>alert(1)</script></html>'
  const photo = await (
    await picture(8)
  )
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const polyglot = Buffer.concat([
    photo,
    Buffer.from(payload),
    Buffer.from('%PDF-1.7\n%%EOF'),
    Buffer.from('PK\u0003\u0004'),
  ])
  const { result } = await send(polyglot)
  const stored = await bytesAt(result[0]!.url)
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
  for (const hidden of ['<script', '%PDF', 'PK\u0003\u0004', 'Phone'])
    expect(stored.includes(hidden)).toBe(false)
})

test("converts a phone's HEIC to JPEG", async () => {
  const { result } = await send(heic)
  const { format, width, height } = await sharp(await bytesAt(result[0]!.url)).metadata()
  expect([format, width, height]).toEqual(['jpeg', 320, 200])
})

const pdf = (pages: number, options: PDFKit.PDFDocumentOptions = {}, script = '') =>
  new Promise<Buffer>((resolve) => {
    const doc = new PdfKit({ size: 'A5', autoFirstPage: false, ...options })
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    for (let page = 1; page <= pages; page += 1)
      doc
        .addPage()
        .fontSize(60 + page)
        .text(`Page ${page} ${'x'.repeat(page)}`)
    if (script) doc.addNamedJavaScript('start', script)
    doc.end()
  })

test('converts a PDF to one picture per page and drops its script', async () => {
  const { result, message } = await send(await pdf(3, {}, 'app.alert("hello")'), { kind: 'receipt' })
  expect(message).toBe('')
  expect(result.map(({ page, kind, contentType }) => [page, kind, contentType])).toEqual([
    [1, 'receipt', 'image/jpeg'],
    [2, 'receipt', 'image/jpeg'],
    [3, 'receipt', 'image/jpeg'],
  ])
  const bytes = await Promise.all(result.map(({ url }) => bytesAt(url)))
  expect(bytes.some((page) => page.includes('JavaScript') || page.includes('app.alert'))).toBe(false)
  expect(new Set(bytes.map((page) => page.toString('base64'))).size).toBe(3)
})

/** A PNG with arbitrary dimensions in its header. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}
const zipBomb = () =>
  Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(Buffer.alloc(50 * 1024 * 1024))])
const bombPdf = () => {
  const body = deflateRawSync(Buffer.alloc(20 * 1024 * 1024))
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj<</Length ${body.length}/Filter/FlateDecode>>stream\n`),
    body,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
  ])
}

test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['nothing at all', () => Buffer.alloc(0), /空的/],
  ['text with the name of a picture', () => Buffer.from('这不是图片'), /HEIC 图片和 PDF/],
  ['a zip bomb', zipBomb, /HEIC 图片和 PDF/],
  ['SVG with a script', () => Buffer.from('<svg><script>alert(1)</script></svg>'), /HEIC 图片和 PDF/],
  ['a PNG of 50,000 × 50,000', () => pngOf(50_000, 50_000), /尺寸过大|损坏/],
  ['a JPEG that was cut off', async () => (await jpeg(9)).subarray(0, 300), /损坏/],
  ['a HEIC that was cut off', () => heic.subarray(0, 400), /HEIC/],
  ['a PDF that is broken', () => Buffer.from('%PDF-1.7 <script>'), /PDF 文件已损坏/],
  ['a PDF that is a bomb', bombPdf, /PDF 文件/],
  ['a PDF with a password', () => pdf(1, { userPassword: 'secret' }), /密码/],
  ['a PDF of 21 pages', () => pdf(21), /最多 20 页/],
])('%s is refused with a message', async (_name, bytesOf, pattern) => {
  const before = await storedFiles()
  const { http, success, message } = await send(await bytesOf())
  expect([http, success]).toEqual([200, false])
  expect(message).toMatch(pattern)
  expect(await storedFiles()).toBe(before)
})

test('accepts one file per request', async () => {
  const form = new FormData()
  form.append('caseId', caseId)
  for (const seed of [10, 11]) form.append('file', fileOf(await jpeg(seed)), 'a.jpg')
  const response = await server.fetch('/API/yf-service-client/claim/v2/uploadFileAndOcrTypeNotSave', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'upload-two-files' },
    body: form,
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: '每次只能上传一个文件（file）' })
  const nothing = await uploadTo(server, { token, caseId })
  expect([nothing.http, nothing.message]).toEqual([400, '请选择文件（file）'])
})

test("a member can add files neither to another's case nor to one that is being decided", async () => {
  const stranger = await server.tokenOf('hejing')
  expect((await send(await jpeg(12), { token: stranger })).code).toBe(refusals.notFound.code)
  const move = (state: 0 | 2) =>
    server.db.updateTable('claim_case').set({ state }).where('id', '=', caseId).execute()
  await move(2)
  expect((await send(await jpeg(12))).code).toBe(refusals.filesClosed.code)
  await move(0)
})

test('while a handler waits for supplements files can be added, and submitted ones stay', async () => {
  const submitted = (await send(await jpeg(18))).result[0]!
  const move = (state: 0 | 3, submitted_at: Date | null) =>
    server.db.updateTable('claim_case').set({ state, submitted_at }).where('id', '=', caseId).execute()
  await move(3, server.clock.now())
  server.clock.advance({ minutes: 1 })
  const { result } = await send(await jpeg(17))
  const remove = (id: string) => server.call(claimCalls.deleteFile, { caseId, id }, { token })
  expect((await remove(submitted.id)).code).toBe(refusals.fileSubmitted.code)
  expect((await remove(result[0]!.id)).success).toBe(true)
  await move(0, null)
})

test('the old flow stores a file with its declared kind, and reads nothing now', async () => {
  const answered = await server.call(
    claimCalls.upload,
    { caseId, kind: 'diagnosis', file: fileOf(await jpeg(13)) },
    { token },
  )
  expect(answered.result).toMatchObject([{ kind: 'diagnosis', isSaved: 1, state: 'kept' }])
})

test('directly uploaded bytes pass the same cleaning', async () => {
  const { result } = await server.call(claimCalls.uploadToken, { caseId }, { token })
  const direct = result.token
  const target = await server.call(claimCalls.storageToken, { token: direct }, { token })
  expect(target.result).toMatchObject({ method: 'PUT', url: expect.stringMatching(/^\/uploads\//) })
  const put = (body: Buffer) =>
    server.fetch(target.result.url, {
      method: 'PUT',
      body: new Uint8Array(body),
      headers: { 'content-type': 'image/jpeg' },
    })
  expect((await put(await jpeg(14))).status).toBe(204)
  expect((await put(await jpeg(15))).status).toBe(404)
  const stranger = await server.tokenOf('hejing')
  expect((await uploadTo(server, { token: stranger, caseId, direct })).code).toBe(refusals.notFound.code)
  const uploaded = await uploadTo(server, { token, caseId, direct, key: 'upload-0014' })
  expect(uploaded.result).toHaveLength(1)
  expect((await uploadTo(server, { token, caseId, direct, key: 'upload-0014' })).result).toEqual(
    uploaded.result,
  )
  expect((await uploadTo(server, { token, caseId, direct })).code).toBe(refusals.uploadSpent.code)
  expect(await server.db.selectFrom('direct_upload').selectAll().execute()).toEqual([])
})

test('refuses a direct upload above twenty megabytes, or after a quarter of an hour', async () => {
  const newUploadUrl = async () => {
    const { result } = await server.call(claimCalls.uploadToken, { caseId }, { token })
    return (await server.call(claimCalls.storageToken, { token: result.token }, { token })).result.url
  }
  const large = await newUploadUrl()
  const body = new Uint8Array(20 * 1024 * 1024 + 1)
  expect((await server.fetch(large, { method: 'PUT', body })).status).toBe(413)
  const late = await newUploadUrl()
  server.clock.advance({ minutes: 16 })
  expect((await server.fetch(late, { method: 'PUT', body: 'x' })).status).toBe(404)
})

test('limits a case to sixty files, counting each page of a PDF', async () => {
  const { result } = await server.call(claimCalls.progress, { caseId }, { token })
  const row = await server.db
    .selectFrom('claim_material')
    .selectAll()
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  const more = Array.from({ length: 58 - result.total }, (_, at) => ({
    ...row,
    id: crypto.randomUUID(),
    upload_key: `filler-${at}`,
    removed_at: null,
  }))
  await server.db.insertInto('claim_material').values(more).execute()
  expect((await send(await pdf(3))).code).toBe(refusals.filesFull.code)
  expect((await send(await pdf(2))).result).toHaveLength(2)
  expect((await send(await jpeg(16))).code).toBe(refusals.filesFull.code)
})

test('two hundred concurrent uploads get answers with a message, and at most 200 MB of them are held', async () => {
  const person = await server.tokenOf('chenmo')
  const own = await server.call(
    claimCalls.chooseMember,
    { companyId: idOf('company', 'xinghe-software'), flow: 'new', visitType: 'outpatient' },
    { token: person },
  )
  // Without a content length each upload must reserve the allowed maximum.
  const bytes = Buffer.alloc(100 * 1024)
  bytes.set([0xff, 0xd8, 0xff])
  const one = async (_: unknown, at: number) => {
    const { path, init } = requestOf(
      claimCalls.uploadV2,
      { caseId: own.result.caseId, file: fileOf(bytes) },
      { token: person },
    )
    const whole = new Request(server.url + path, init)
    const body = at % 2 === 0 ? whole.body : await whole.arrayBuffer()
    const { headers } = whole
    const sent = await server.fetch(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    return (await sent.json()) as { success: boolean; message: string }
  }
  const answers = await Promise.all(Array.from({ length: 200 }, one))
  expect(answers.every(({ success, message }) => !success && /[\u4e00-\u9fa5]/.test(message))).toBe(true)
  expect(uploadSpace.mostHeld()).toBeGreaterThan(40 * 1024 * 1024)
  expect(uploadSpace.mostHeld()).toBeLessThanOrEqual(200 * 1024 * 1024)
  expect(uploadSpace.held()).toBe(0)
})
