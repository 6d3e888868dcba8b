import { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { fileOf, newDraft } from '#features/claims/evidence/reading/test-materials.ts'

const server = demoStage()
let token: string

beforeAll(async () => {
  token = await server.tokenOf('linxiao')
})

const pad = (strokes: string, width = 2600) =>
  sharp(Buffer.from(`<svg width="${width}" height="900">${strokes}</svg>`))
    .png()
    .toBuffer()
const signaturePicture = (shift = 0) =>
  pad(`<path d="M200 ${200 + shift} L1200 700 M300 700 L1300 200" stroke="#111" stroke-width="24"/>`)
const send = (bytes: Buffer, key?: string) =>
  server.call(
    claimCalls.uploadForOriginUrl,
    { purpose: 'signature', file: fileOf(bytes) },
    key ? { token, key } : { token },
  )
const newest = async () => (await server.call(claimCalls.signature, {}, { token })).result

test('a signature is re-encoded, stored, and offered for the next application', async () => {
  expect(await newest()).toEqual({ id: null, url: null, createTime: null })
  const { result } = await send(await signaturePicture())
  expect(await newest()).toMatchObject(result)
  const picture = await server.fetch(result.url, { headers: { authorization: `Bearer ${token}` } })
  const { format, width } = await sharp(await picture.arrayBuffer()).metadata()
  expect([format, width]).toEqual(['png', 2000])
  const later = await send(await signaturePicture(40))
  expect((await newest()).id).toBe(later.result.id)
})

test('a repeated upload with the same key stores one signature', async () => {
  const bytes = await signaturePicture(80)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(bytes, 'signature-0001')))
  expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1)
  expect((await send(await signaturePicture(120), 'signature-0001')).code).toBe(refusals.keyReused.code)
})

test.each([
  ['an empty pad', () => pad(''), refusals.signatureBlank.code],
  ['a dot by accident', () => pad('<circle cx="90" cy="90" r="6"/>'), refusals.signatureBlank.code],
  [
    'a pad that is black all over',
    () => pad('<rect width="2600" height="900"/>'),
    refusals.signatureBlank.code,
  ],
  ['no picture at all', () => Buffer.from('签名'), refusals.badPicture.code],
])('%s is no signature', async (_name, bytesOf, code) => {
  expect((await send(await bytesOf())).code).toBe(code)
})

test('returns the materials that a visit needs, including the identity card from ten thousand yuan on', async () => {
  const caseId = await newDraft(server, token)
  const needs = async () => (await server.call(claimCalls.materialNeedsV2, { caseId }, { token })).result
  const required = async () => (await needs()).filter(({ isRequired }) => isRequired).map(({ kind }) => kind)
  const certificate = async () =>
    (await server.call(claimCalls.certificateInfoV2, { caseId }, { token })).result
  expect(await required()).toEqual(['receipt', 'medicalRecord'])
  expect(await certificate()).toMatchObject({ isNeeded: 0, name: '林晓', frontUrl: null, copyUrl: null })
  const row = await server.db
    .selectFrom('claim_case')
    .select('company_id')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('claim_receipt')
    .values({
      company_id: row.company_id,
      case_id: caseId,
      id: crypto.randomUUID(),
      material_id: null,
      invoice_code: '',
      invoice_number: '1',
      day: '2026-02-01',
      billed_fen: 1_000_000,
      social_fen: 0,
      own_expense_fen: 0,
      visit_day: null,
      excluded_fen: 0,
      excluded_reason: null,
      payer: null,
      hospital: null,
      snapshot: { read: null, byMember: null, byHandler: null },
      is_sure: false,
      is_confirmed: true,
      sort: 1,
    })
    .execute()
  expect(await required()).toEqual(['receipt', 'medicalRecord', 'idCard'])
  expect(await certificate()).toMatchObject({ isNeeded: 1, message: expect.stringContaining('身份证') })
  const stranger = await server.tokenOf('hejing')
  expect((await server.call(claimCalls.materialNeeds, { caseId }, { token: stranger })).code).toBe(
    refusals.notFound.code,
  )
})
