import { beforeAll, expect, test } from 'vitest'
import { readXlsx, writeXlsx } from 'hucre'
import { importsAdminCalls } from '@yf/contract/imports-admin'
import { peopleAdminCalls } from '@yf/contract/people-admin'
import { identitySteps } from '@yf/contract/identity-steps'
import { refusals } from '@yf/contract/refusals'
import { currentAgreement } from '@yf/domain/agreements'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { mostImportRows, tooManyRowsText } from '@yf/domain/sheet-import'
import { keepCode, newCode } from '#features/identity/codes.ts'
import { checkJob } from '#features/imports/check-job.ts'
import { applyJob, undoJob } from '#features/imports/write-job.ts'
import type { JobContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { workOf } from '#testkit/work-of.ts'

const server = demoStage()
const companyId = idOf('company', 'yuanli')
let [yuanli, xinghe] = ['', '']
beforeAll(async () => {
  yuanli = await server.staffTokenOf('hr2')
  xinghe = await server.staffTokenOf('hr1')
})

const today = () => shanghaiDay(server.clock.now())
let people = 0
const number = () => inventedCertificate('1988-07-09', 200 + ++people)
const phone = () => `1367777${String(1000 + ++people)}`
const head = ['姓名', '证件号码', '手机号', '部门', '入职日期', '离职日期', '与员工关系', '员工证件号码']
type Line = readonly (string | number | null)[]

const csv = (lines: readonly Line[], titles: readonly string[] = head): Blob =>
  new Blob([[titles, ...lines].map((line) => line.map((cell) => cell ?? '').join(',')).join('\r\n')])
const xlsx = async (lines: readonly Line[], titles: readonly string[] = head): Promise<Blob> =>
  new Blob([
    new Uint8Array(
      await writeXlsx({ sheets: [{ name: '名单', rows: [titles, ...lines].map((line) => [...line]) }] }),
    ),
  ])

const upload = (file: Blob, token = yuanli, name = '名单.csv') =>
  server.call(
    importsAdminCalls.upload,
    { companyId, kind: 'people', file: new File([file], name) } as never,
    { token, key: newId() },
  )
const read = async (id: string, token = yuanli) =>
  server.call(importsAdminCalls.import, { companyId, id }, { token })
const run = async (name: 'check' | 'apply' | 'undo', id: string, ctx: JobContext = workOf(server)) =>
  ({ check: checkJob, apply: applyJob, undo: undoJob })[name].run({ companyId, id }, ctx)
const confirm = (id: string, token = yuanli) =>
  server.call(importsAdminCalls.confirmImport, { companyId, id }, { token, key: newId() })
const undo = (id: string) =>
  server.call(importsAdminCalls.undoImport, { companyId, id }, { token: yuanli, key: newId() })

/** Uploaded and tried with the proposed columns. */
async function tried(file: Blob) {
  const { id, mapping } = (await upload(file)).result
  await server.call(importsAdminCalls.tryImport, { companyId, id, mapping }, { token: yuanli, key: newId() })
  await run('check', id)
  return (await read(id)).result
}
async function imported(file: Blob) {
  const { id } = await tried(file)
  await confirm(id)
  await run('apply', id)
  return (await read(id)).result
}
const countPeople = async () =>
  Number(
    (
      await server.db
        .selectFrom('person')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('company_id', '=', companyId)
        .where('status', '!=', 'withdrawn')
        .executeTakeFirstOrThrow()
    ).count,
  )
const found = async (keyword: string, list: 'active' | 'left' | 'dependants' = 'active') =>
  (
    await server.call(
      peopleAdminCalls.listPeople,
      { companyId, list, keyword, pageNo: 1, pageSize: 10 },
      { token: yuanli },
    )
  ).result.records

test('a trial says what each row would do and writes nothing; the import writes it, and again finds nothing to do', async () => {
  const [employee, child] = [number(), number()]
  const lines = [
    ['甘草', employee, phone(), '药剂科', addDays(today(), -9), '', '', ''],
    ['甘小草', child, '', '', addDays(today(), -5), '', '女儿', employee],
  ]
  const before = await countPeople()
  const trial = await tried(await xlsx(lines))
  expect(trial).toMatchObject({
    state: 'checked',
    counts: { new: 2, changed: 0, leaving: 0, unchanged: 0, faulty: 0 },
    faults: [],
  })
  expect(await countPeople()).toBe(before)
  await confirm(trial.id)
  await run('apply', trial.id)
  expect((await read(trial.id)).result).toMatchObject({
    state: 'done',
    finishedRows: 2,
    failedRows: 0,
    confirmedBy: '沈人事',
    canUndo: true,
  })
  expect(await found('甘草')).toMatchObject([{ department: '药剂科' }])
  expect(await found('甘小草', 'dependants')).toMatchObject([{ relation: 'child', holderName: '甘草' }])

  expect((await tried(csv(lines))).counts).toMatchObject({ new: 0, unchanged: 2, faulty: 0 })
  const changed = [['甘草', employee, '', '中药房', '', today(), '', '']]
  expect((await tried(csv(changed))).counts).toMatchObject({ leaving: 1, unchanged: 0 })
  await imported(csv(changed))
  expect(await found('甘草', 'left')).toMatchObject([{ department: '中药房', leftOn: today() }])
})

test('faulty rows are named with their reasons, in a sheet to correct, and the others are imported', async () => {
  const [doubled, shared, fine] = [number(), phone(), number()]
  const hired = addDays(today(), -9)
  const lines: Line[] = [
    ['好人', fine, '', '', hired, '', '', ''],
    ['重复', doubled, '', '', hired, '', '', ''],
    ['重复', doubled, '', '', hired, '', '', ''],
    ['同号甲', number(), shared, '', hired, '', '', ''],
    ['同号乙', number(), shared, '', hired, '', '', ''],
    ['错号', fine.replace(/.$/, (last) => (last === '1' ? '2' : '1')), '', '', hired, '', '', ''],
    ['无日期', number(), '', '', '', '', '', ''],
    ['怪日期', number(), '', '', '2026-02-30', '', '', ''],
    ['早离职', number(), '', '', hired, addDays(hired, -1), '', ''],
    ['孤儿', number(), '', '', hired, '', '子女', number()],
    ['=1+1', number(), '', '', hired, '', '', ''],
  ]
  const trial = await tried(csv(lines))
  expect(trial.counts).toMatchObject({ new: 1, faulty: 10 })
  const reasons = Object.fromEntries(
    trial.faults.map(({ line, faults }) => [
      line,
      faults.map(({ column, message }) => `${column}：${message}`).join('；'),
    ]),
  )
  expect(reasons).toMatchObject({
    3: '证件号码：同一个证件号码在文件里出现了多次',
    4: '证件号码：同一个证件号码在文件里出现了多次',
    5: '手机号：同一个手机号在文件里属于多个人',
    6: '手机号：同一个手机号在文件里属于多个人',
    7: expect.stringContaining('证件号码'),
    8: '入职日期：新员工请填写入职日期',
    9: '入职日期：日期不存在，请核对',
    10: '离职日期：离职日期应晚于入职日期',
    11: expect.stringContaining('员工证件号码'),
    12: '姓名：姓名只能填写文字和间隔号',
  })
  const { base64 } = (
    await server.call(importsAdminCalls.faultSheet, { companyId, id: trial.id }, { token: yuanli })
  ).result
  const [sheet] = (await readXlsx(Buffer.from(base64, 'base64'))).sheets
  expect(sheet!.rows[0]!.slice(-2)).toEqual(['原文件行号', '错误原因'])
  expect(sheet!.rows).toHaveLength(11)
  const formula = sheet!.rows.find(([name]) => name === '=1+1')
  expect(formula).toBeDefined()
  await confirm(trial.id)
  await run('apply', trial.id)
  expect(await found('好人')).toHaveLength(1)
})

test('an import is undone as a whole, until somebody has registered or was changed', async () => {
  const [old, fresh] = [number(), number()]
  const hired = addDays(today(), -9)
  await imported(csv([['旧人', old, '', '一部', hired, '', '', '']]))
  const second = await imported(
    csv([
      ['旧人', old, '', '二部', '', '', '', ''],
      ['新人', fresh, '', '', hired, '', '', ''],
      ['新人子', number(), '', '', hired, '', '儿子', fresh],
    ]),
  )
  expect(await found('旧人')).toMatchObject([{ department: '二部' }])
  expect((await undo(second.id)).success).toBe(true)
  await run('undo', second.id)
  expect((await read(second.id)).result).toMatchObject({ state: 'undone', note: '' })
  expect(await found('旧人')).toMatchObject([{ department: '一部' }])
  expect([...(await found('新人')), ...(await found('新人子', 'dependants'))]).toEqual([])

  const mobile = phone()
  const third = await imported(csv([['新人', fresh, mobile, '', hired, '', '', '']]))
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, mobile, code)
  const registered = await server.call(identitySteps.register, {
    phone: mobile,
    code,
    name: '新人',
    certificateNumber: fresh,
    agreementVersion: currentAgreement,
  })
  expect(registered.success).toBe(true)
  expect(await undo(third.id)).toMatchObject({
    code: refusals.importUsed.code,
    message: '这次导入的人员中有 1 人已注册或之后又有变更，不能撤销',
  })
})

test('an import by which people left is undone, and they are employed as before', async () => {
  const [gone, child] = [number(), number()]
  const hired = addDays(today(), -9)
  await imported(
    csv([
      ['归来', gone, '', '一部', hired, '', '', ''],
      ['归小来', child, '', '', hired, '', '儿子', gone],
    ]),
  )
  const leaving = await imported(csv([['归来', gone, '', '', '', addDays(today(), -1), '', '']]))
  expect(await found('归来', 'left')).toHaveLength(1)
  expect(await found('归小来', 'dependants')).toEqual([])
  expect((await undo(leaving.id)).success).toBe(true)
  await run('undo', leaving.id)
  expect((await read(leaving.id)).result).toMatchObject({ state: 'undone', note: '' })
  expect(await found('归来')).toMatchObject([{ status: 'active', leftOn: null }])
  expect(await found('归小来', 'dependants')).toMatchObject([{ status: 'active' }])
})

test('killed in the middle, the job goes on where it was, and nothing is there twice', async () => {
  const hired = addDays(today(), -9)
  const lines = Array.from({ length: 620 }, (_, at) => [
    `批${'甲乙丙丁戊己庚辛'[at % 8]}`,
    number(),
    '',
    '',
    hired,
    '',
    '',
    '',
  ])
  const { id, mapping } = (await upload(csv(lines))).result
  await server.call(importsAdminCalls.tryImport, { companyId, id, mapping }, { token: yuanli, key: newId() })
  /** Fails with the given transaction. */
  const dying = (at: number): JobContext => {
    const ctx = workOf(server)
    let count = 0
    return {
      ...ctx,
      transaction: (work) =>
        ctx.transaction(async (inner) => {
          const done = await work(inner)
          if (++count === at) throw new Error('killed')
          return done
        }),
    }
  }
  const before = await countPeople()
  await expect(run('check', id, dying(2))).rejects.toThrow('killed')
  await run('check', id)
  expect((await read(id)).result.counts).toMatchObject({ new: 620, faulty: 0 })
  await confirm(id)
  for (const at of [1, 3, 2]) await expect(run('apply', id, dying(at))).rejects.toThrow('killed')
  await Promise.all([run('apply', id), run('apply', id)])
  expect((await read(id)).result).toMatchObject({ state: 'done', finishedRows: 620, failedRows: 0 })
  expect(await countPeople()).toBe(before + 620)
}, 120_000)

test('what is no table, has no rows, or has too many, is refused as a whole', async () => {
  const refused = async (file: Blob) => {
    const answered = await upload(file)
    return [answered.code, answered.message]
  }
  const { code } = refusals.importUnreadable
  expect(await refused(new Blob([new Uint8Array([1, 0, 2, 0])]))).toEqual([
    code,
    expect.stringContaining('打不开'),
  ])
  expect(await refused(new Blob(['PK\u0003\u0004 broken']))).toEqual([
    code,
    expect.stringContaining('打不开'),
  ])
  for (const text of ['<html>\n<table></table>', '\ufeff<?xml version="1.0"?>\n<a/>', '%PDF-1.7\n1 0 obj'])
    expect(await refused(new Blob([text]))).toEqual([code, expect.stringContaining('打不开')])
  expect(await refused(new Blob(['']))).toEqual([code, expect.stringContaining('空的')])
  expect(await refused(csv([]))).toEqual([code, expect.stringContaining('没有数据')])

  const line = `某人,${number()},,,2026-01-01,,,`
  const many = new Blob([
    [head.join(','), ...Array.from({ length: mostImportRows + 1 }, () => line)].join('\n'),
  ])
  expect(await tried(many)).toMatchObject({ state: 'refused', note: tooManyRowsText, counts: null })
}, 60_000)

test('columns have to be chosen, and are remembered for the company', async () => {
  const titles = ['工号', '员工大名', '身份证', '报到日']
  const lines = [['7', '列名', number(), addDays(today(), -3)]]
  const { id, mapping, header } = (await upload(csv(lines, titles))).result
  expect([header, mapping]).toEqual([titles, []])
  const tryWith = (chosen: readonly (readonly [string, number])[]) =>
    server.call(
      importsAdminCalls.tryImport,
      { companyId, id, mapping: chosen.map(([column, at]) => ({ column, at })) },
      { token: yuanli, key: newId() },
    )
  expect(await tryWith([['name', 1]])).toMatchObject({
    code: 400,
    message: expect.stringContaining('证件号码'),
  })
  expect(
    (
      await tryWith([
        ['name', 1],
        ['certificateNumber', 1],
      ])
    ).code,
  ).toBe(400)
  expect(
    (
      await tryWith([
        ['name', 1],
        ['certificateNumber', 9],
      ])
    ).code,
  ).toBe(400)
  const whole = [
    ['name', 1],
    ['certificateNumber', 2],
    ['hiredOn', 3],
  ] as const
  expect((await tryWith(whole)).success).toBe(true)
  await run('check', id)
  expect((await read(id)).result.counts).toMatchObject({ new: 1 })
  const again = (await upload(csv(lines, titles))).result.mapping
  expect(again).toEqual(expect.arrayContaining(whole.map(([column, at]) => ({ column, at }))))
})

test('HR of another company neither sees nor runs an import, and the rows are encrypted at rest', async () => {
  const secret = number()
  const { id } = await tried(csv([['秘密', secret, '', '', addDays(today(), -3), '', '', '']]))
  for (const answered of [
    await read(id, xinghe),
    await confirm(id, xinghe),
    await upload(csv([['外人', number(), '', '', today(), '', '', '']]), xinghe),
    await server.call(
      importsAdminCalls.exportRows,
      { companyId, kind: 'people', reason: '核对' },
      { token: xinghe },
    ),
  ])
    expect(answered.code).toBe(refusals.notFound.code)
  const rows = await server.db.selectFrom('import_row').selectAll().where('import_id', '=', id).execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('what is exported can be imported again as it is', async () => {
  const employee = number()
  await imported(
    csv([
      ['往返', employee, phone(), '"=cmd|x"', addDays(today(), -9), '', '', ''],
      ['往返妻', number(), '', '', addDays(today(), -9), '', '配偶', employee],
    ]),
  )
  const { base64 } = (
    await server.call(
      importsAdminCalls.exportRows,
      { companyId, kind: 'people', reason: '续保' },
      { token: yuanli },
    )
  ).result
  const [sheet] = (await readXlsx(Buffer.from(base64, 'base64'))).sheets
  expect(sheet!.rows.find(([name]) => name === '往返')).toContain('=cmd|x')
  const again = await tried(new Blob([new Uint8Array(Buffer.from(base64, 'base64'))]))
  expect(again.counts).toMatchObject({ new: 0, changed: 0, leaving: 0, faulty: 0 })
})
