import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@yf/contract/call'
import { importsAdminCalls } from '@yf/contract/imports-admin'
import { peopleAdminCalls } from '@yf/contract/people-admin'
import { refusals } from '@yf/contract/refusals'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { tooManyRowsText } from '@yf/domain/sheet-import'
import { checkJob } from '#features/imports/check-job.ts'
import { applyJob } from '#features/imports/write-job.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { workOf } from '#testkit/work-of.ts'
import { sheetXml, workbookOf } from '#testkit/zip.ts'

const server = demoStage()
const companyId = idOf('company', 'yuanli')
let [own, foreign] = ['', '']
beforeAll(async () => {
  own = await server.staffTokenOf('hr2')
  foreign = await server.staffTokenOf('hr1')
})

const today = () => shanghaiDay(server.clock.now())
let count = 0
const number = () => inventedCertificate('1987-02-03', 500 + ++count)
const head = ['姓名', '证件号码', '手机号', '部门', '入职日期']
const csv = (lines: readonly (readonly string[])[], titles = head) =>
  Buffer.from([titles, ...lines].map((line) => line.join(',')).join('\n'))
const write = (call: Call, input: object, token = own) =>
  server.call(call, input as never, { token, key: newId() })
const upload = (bytes: Buffer, token = own) =>
  server.call(
    importsAdminCalls.upload,
    { companyId, kind: 'people', file: new File([new Uint8Array(bytes)], '名单.xlsx') } as never,
    { token, key: newId() },
  )
async function tried(bytes: Buffer) {
  const { id, mapping } = (await upload(bytes)).result
  await write(importsAdminCalls.tryImport, { companyId, id, mapping })
  await checkJob.run({ companyId, id }, workOf(server))
  return (await server.call(importsAdminCalls.import, { companyId, id }, { token: own })).result
}
async function imported(bytes: Buffer) {
  const { id } = await tried(bytes)
  await write(importsAdminCalls.confirmImport, { companyId, id })
  await applyJob.run({ companyId, id }, workOf(server))
  return id
}

const megabytes = (count: number, text: string) => Buffer.alloc(count * 1024 * 1024, text)

test.each([
  ['a sheet of hundreds of megabytes', () => workbookOf(megabytes(300, '<row><c/></row>'))],
  [
    'texts of hundreds of megabytes',
    () => workbookOf(sheetXml([head, ['甲']]), { sharedStrings: megabytes(100, '<si><t>一二三四</t></si>') }),
  ],
  ['a sheet that says it is small', () => workbookOf(megabytes(100, '<row/>'), { claimedSize: 900 })],
  ['a sheet that says it is nothing', () => workbookOf(megabytes(100, '<row/>'), { claimedSize: 0 })],
])(
  '%s, packed into kilobytes, is refused and not unpacked',
  async (_, fileOf) => {
    const file = fileOf()
    expect(file.length).toBeLessThan(2 * 1024 * 1024)
    const before = process.memoryUsage().rss
    const refused = await upload(file)
    expect([refused.code, refused.message]).toEqual([
      refusals.importUnreadable.code,
      expect.stringContaining('打不开'),
    ])
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024)
  },
  60_000,
)

test('a million rows are refused as a whole, and none of them stays', async () => {
  const trial = await tried(Buffer.from(`${head.join(',')}\n${'甲,1\n'.repeat(1_000_000)}`))
  expect(trial).toMatchObject({ state: 'refused', note: tooManyRowsText, counts: null })
  const rows = await server.db
    .selectFrom('import_row')
    .select('id')
    .where('import_id', '=', trial.id)
    .execute()
  expect(rows).toEqual([])
}, 60_000)

test('columns of another table have to be chosen, and nothing is tried before', async () => {
  const { id, mapping } = (await upload(csv([['A1', '3']], ['物料', '数量']))).result
  expect(mapping).toEqual([])
  const refused = await write(importsAdminCalls.tryImport, { companyId, id, mapping })
  expect([refused.code, refused.message]).toEqual([400, expect.stringContaining('（mapping）')])
})

test('a phone of a colleague is faulty, of somebody at another company it is not', async () => {
  const [phone, hired] = ['13677780001', addDays(today(), -9)]
  await imported(csv([['甲乙', number(), phone, '', hired]]))
  const again = await tried(csv([['丙丁', number(), phone, '', hired]]))
  expect(again).toMatchObject({ counts: { new: 0, faulty: 1 } })
  expect(again.faults[0]!.faults).toEqual([{ column: '手机号', message: '该手机号已登记给本企业的其他人' }])
  const elsewhere = '13677780002'
  const other = { companyId: idOf('company', 'xinghe-software'), certificateType: 'idCard', phone: elsewhere }
  await write(
    peopleAdminCalls.hirePerson,
    { ...other, name: '戊己', certificateNumber: number(), hiredOn: hired },
    foreign,
  )
  expect((await tried(csv([['庚辛', number(), elsewhere, '', hired]]))).counts).toMatchObject({ new: 1 })
})

test('days that cannot be are faulty by row', async () => {
  const days = ['2026-02-30', '2026-13-01', '0000-00-00', '昨天', '1899-12-31', '9999-12-31', '46000.5']
  const trial = await tried(csv(days.map((day) => ['甲乙', number(), '', '', day])))
  expect(trial.counts).toMatchObject({ new: 0, faulty: days.length })
  for (const { faults } of trial.faults) expect(faults.map(({ column }) => column)).toEqual(['入职日期'])
})

test('a formula is a text on the way in and on the way out', async () => {
  const dangerous = ['=HYPERLINK("http://x.example","y")', '+1+1', '-1+1', '@SUM(A1)', '=cmd|calc']
  const rows = dangerous.map((text) => [
    '甲乙',
    number(),
    '',
    text.replaceAll('"', '&quot;'),
    addDays(today(), -9),
  ])
  const formula = { shows: '研发部', formula: 'HYPERLINK("http://x.example")' }
  const shown = ['丙丁', number(), '', formula, addDays(today(), -9)]
  const trial = await imported(workbookOf(sheetXml([head, ...rows, shown])))
  const written = await server.db
    .selectFrom('employment')
    .innerJoin('import_row', 'import_row.subject_id', 'employment.person_id')
    .select('department')
    .where('import_row.import_id', '=', trial)
    .orderBy('import_row.line')
    .execute()
  expect(written.map(({ department }) => department)).toEqual([...dangerous, '研发部'])
  const input = { companyId, kind: 'people', reason: '核对名单' } as const
  const { base64 } = (await server.call(importsAdminCalls.exportRows, input, { token: own })).result
  const [sheet] = (await readXlsx(Buffer.from(base64, 'base64'))).sheets
  const cells = [...(sheet!.cells?.values() ?? [])]
  expect(cells.filter((one) => one.formula !== undefined)).toEqual([])
  for (const text of dangerous) expect(sheet!.rows.flat()).toContain(text)
})

test('an import is confirmed once, whichever tab was first', async () => {
  const { id } = await tried(csv([['甲乙', number(), '', '', addDays(today(), -9)]]))
  const tabs = await Promise.all([1, 2].map(() => write(importsAdminCalls.confirmImport, { companyId, id })))
  expect(tabs.map(({ code }) => code).toSorted()).toEqual([200, refusals.stateMoved.code].toSorted())
  expect((await write(importsAdminCalls.discardImport, { companyId, id })).code).toBe(
    refusals.stateMoved.code,
  )
})

test('on every call HR of another company finds nothing of this one, under its own name or the other', async () => {
  const certificateNumber = number()
  const hired = { certificateType: 'idCard', certificateNumber, name: '甲乙', hiredOn: addDays(today(), -9) }
  const person = (await write(peopleAdminCalls.hirePerson, { companyId, ...hired })).result as { id: string }
  const batch = await tried(csv([['丙丁', number(), '', '', addDays(today(), -9)]]))
  const at = { id: person.id, revision: 0 }
  const dependant = {
    ...hired,
    certificateNumber: number(),
    holderId: person.id,
    relation: 'child',
    from: today(),
  }
  const { mapping } = batch
  const inputs: Readonly<Record<string, object>> = {
    listPeople: { list: 'active', keyword: certificateNumber, pageNo: 1, pageSize: 10 },
    person: { id: person.id },
    revealPerson: { id: person.id, reason: '核对名单' },
    hirePerson: hired,
    changePerson: { ...at, department: '外部' },
    leavePerson: { ...at, leftOn: today() },
    cancelLeave: at,
    rejoinPerson: { ...at, hiredOn: today() },
    addDependant: dependant,
    removeDependant: { ...at, until: today() },
    imports: { kind: 'people', pageNo: 1, pageSize: 10 },
    import: { id: batch.id },
    tryImport: { id: batch.id, mapping },
    confirmImport: { id: batch.id },
    discardImport: { id: batch.id },
    undoImport: { id: batch.id },
    faultSheet: { id: batch.id },
    exportRows: { kind: 'people', reason: '核对名单' },
  }
  const calls: Readonly<Record<string, Call>> = { ...peopleAdminCalls, ...importsAdminCalls }
  // The companies of the caller, a table without rows, and a file, which another test uploads.
  const others = new Set(['employers', 'template', 'upload'])
  expect(Object.keys(inputs).toSorted()).toEqual(
    Object.keys(calls)
      .filter((name) => !others.has(name))
      .toSorted(),
  )
  const found: string[] = []
  for (const [name, input] of Object.entries(inputs)) {
    const { code } = await write(calls[name]!, { companyId, ...input }, foreign)
    if (code !== refusals.notFound.code) found.push(`${name}: ${code}`)
    // As if it were its own: what names somebody of the other company does not exist.
    if (!('id' in input) && !('holderId' in input)) continue
    const asOwn = { companyId: idOf('company', 'xinghe-software'), ...input }
    const answered = await write(calls[name]!, asOwn, foreign)
    if (answered.code !== refusals.notFound.code) found.push(`${name} as its own: ${answered.code}`)
  }
  expect(found).toEqual([])
  expect((await upload(csv([['外人', number(), '', '', today()]]), foreign)).code).toBe(
    refusals.notFound.code,
  )
})
