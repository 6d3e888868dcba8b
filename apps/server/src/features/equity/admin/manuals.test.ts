import { equityCalls } from '@yf/contract/equity'
import { equityAdminCalls as calls } from '@yf/contract/equity-admin'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { documentsXlsx } from '#seeds/manual-documents.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
const companyId = idOf('company', 'yuanshan')
let [member, admin] = [{ token: '' }, { token: '' }]
beforeAll(async () => {
  member = { token: await server.tokenOf('zhaoqiang') }
  admin = { token: await server.staffTokenOf('admin1') }
})

const add = (body: Buffer | string, name = '就医指南') =>
  server.call(
    calls.addManual,
    {
      companyId,
      name,
      file: new Blob([typeof body === 'string' ? body : new Uint8Array(body)], { type: 'image/png' }),
    },
    admin,
  )
const seen = async () => (await server.call(equityCalls.manuals, { companyId }, member)).result

test('members open a new manual, and no longer find it once it is removed', async () => {
  const { result } = await add('%PDF-1.7 text')
  expect(result).toMatchObject({ name: '就医指南', kind: 'pdf', size: 13, savedBy: '林管理' })
  expect(await lastAuditEventIn(server.db)).toEqual({
    action: 'addManual',
    detail: '远山物流「就医指南」',
  })
  const [manual] = await seen()
  const authorised = { headers: { authorization: `Bearer ${member.token}` } }
  const opened = await server.fetch(manual!.url, authorised)
  expect(opened.headers.get('content-type')).toBe('application/pdf')
  expect(await opened.text()).toBe('%PDF-1.7 text')
  await server.call(calls.removeManual, { companyId, id: result.id }, admin)
  expect(await seen()).toEqual([])
  expect((await server.fetch(manual!.url, authorised)).status).toBe(404)
  const again = await server.call(calls.removeManual, { companyId, id: result.id }, admin)
  expect(again.code).toBe(refusals.notFound.code)
})

test('a workbook follows the others, and a new name reaches the members', async () => {
  await add('%PDF-1.7', '甲')
  const { result } = await add(await documentsXlsx(), '乙')
  expect(result.kind).toBe('xlsx')
  await server.call(calls.renameManual, { companyId, id: result.id, name: ' 丙 ' }, admin)
  expect((await seen()).map(({ name, kind }) => [name, kind])).toEqual([
    ['甲', 'pdf'],
    ['丙', 'xlsx'],
  ])
})

test.each([
  ['a page', Buffer.from('<html>'), refusals.badManual.code],
  [
    'a workbook with macros',
    Buffer.from('PK\u0003\u0004xl/workbook.xml xl/vbaProject.bin'),
    refusals.badManual.code,
  ],
  [
    'eleven megabytes',
    Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(11 * 1024 * 1024)]),
    refusals.manualTooLarge.code,
  ],
])('refuses %s', async (_, body, code) => {
  expect((await add(body)).code).toBe(code)
})

test('refuses an unknown company, an empty name and a call without a file', async () => {
  expect((await add('%PDF-1.7', ' ')).message).toContain('请填写名称')
  const none = await server.call(calls.addManual, { companyId, name: '甲' }, admin)
  expect(none.message).toContain('请选择一个文件')
  const elsewhere = { companyId: idOf('company', 'nobody') }
  expect((await server.call(calls.manuals, elsewhere, admin)).code).toBe(refusals.notFound.code)
})
