import { staffCalls } from '@yf/contract/staff'
import { beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { newId } from '#platform/ids.ts'
import { forgetSubjectKey } from '#platform/crypto/subject-keys.ts'
import { identifyInsured } from '#features/claims/record/insured.ts'
import { detailsOfEvents } from '#features/staff/audit/encrypted-detail.ts'
import { submittedCase, type CaseOptions } from './test-case.ts'

const server = demoStage()
let handler: string
let other: string
let member: string
beforeAll(async () => {
  handler = await server.staffTokenOf('handler1')
  other = await server.staffTokenOf('handler2')
  member = await server.tokenOf('linxiao')
})

const open = async (caseId: string, token = handler) =>
  (await server.call(claimsAdminCalls.open, { caseId }, { token })).result
const acceptedCase = async (options?: CaseOptions) => {
  const made = await submittedCase(server, options)
  await server.call(claimsAdminCalls.accept, { caseId: made.id }, { token: handler })
  return made
}
const adjudicated = async (options?: CaseOptions) => {
  const made = await acceptedCase(options)
  await server.call(claimsAdminCalls.adjudicate, { caseId: made.id }, { token: handler })
  return made
}
const eventsOn = async (caseId: string) => {
  const rows = await server.db
    .selectFrom('audit_event')
    .select(['action', 'detail', 'case_id', 'members'])
    .where('case_id', '=', caseId)
    .where('action', '<>', 'readCase')
    .orderBy('at')
    .orderBy('seq')
    .execute()
  const detailOf = await detailsOfEvents({ ...server.services, db: server.db }, rows)
  return rows.map((row) => `${row.action} ${detailOf(row)}`.trim())
}

test("accepting one's own case again does nothing", async () => {
  const { id } = await acceptedCase()
  const again = await server.call(claimsAdminCalls.accept, { caseId: id }, { token: handler })
  expect(again.result).toMatchObject({ state: 2, handlerName: '王理赔' })
  expect(await eventsOn(id)).toEqual(['acceptCase'])
})

test('notes and calls are listed in order, are visible only to staff and cannot be changed', async () => {
  const { id } = await acceptedCase()
  const write = (input: object, token = handler) =>
    server.call(claimsAdminCalls.addNote, { caseId: id, ...input } as never, { token })
  await write({ kind: 'note', words: '病历与发票同一天，腰痛三周' })
  server.clock.advance({ seconds: 1 })
  // A colleague who is not assigned the case may have taken the call.
  const noted = await write({ kind: 'calledMember', wasReached: 0, words: '无人接听' }, other)
  expect(noted.result.notes).toMatchObject([
    { kind: 'calledMember', wasReached: 0, words: '无人接听', staffName: '李核赔' },
    { kind: 'note', wasReached: null, words: '病历与发票同一天，腰痛三周', staffName: '王理赔' },
  ])
  // The text is health data: the audit log only says that it was written, and the row is encrypted with the member's
  // key.
  expect(await eventsOn(id)).toEqual(['acceptCase', 'writeNote 备注', 'writeNote 致电会员（未接通）'])
  const rows = await server.db.selectFrom('claim_note').selectAll().where('case_id', '=', id).execute()
  expect(JSON.stringify(rows)).not.toContain('腰痛')
  await expect(
    server.db.updateTable('claim_note').set({ text: 'x' }).where('case_id', '=', id).execute(),
  ).rejects.toThrow('append-only')
  await expect(server.db.deleteFrom('claim_note').where('case_id', '=', id).execute()).rejects.toThrow(
    'append-only',
  )
  const memberView = await server.call(claimCalls.detail, { caseId: id }, { token: member })
  expect(memberView.result.caseId).toBe(id)
  expect(JSON.stringify(memberView.result)).not.toContain('无人接听')
})

test('a call records whether somebody was reached, and the text is never empty', async () => {
  const { id } = await submittedCase(server)
  const write = (input: object) =>
    server.call(claimsAdminCalls.addNote, { caseId: id, ...input } as never, { token: handler })
  expect((await write({ kind: 'calledHospital', words: '核对发票' })).message).toContain('请选择是否接通')
  expect((await write({ kind: 'note', words: '  ' })).message).toContain('请写明内容')
  // Without a call the `reached` answer is not stored.
  const noted = await write({ kind: 'memberCalled', wasReached: 1, words: '询问进度' })
  expect(noted.result.notes).toMatchObject([{ kind: 'memberCalled', wasReached: null }])
})

test('notes of a member whose key was deleted are empty', async () => {
  const { id } = await submittedCase(server, { account: 'hejing', insuredName: '何静' })
  const text = '会员提到的病情'
  await server.call(claimsAdminCalls.addNote, { caseId: id, kind: 'note', words: text }, { token: handler })
  await forgetSubjectKey(server.db, idOf('account', 'hejing'))
  expect((await open(id)).notes).toMatchObject([{ kind: 'note', words: null }])
})

test("the history is the insured person's in two accounts, and excludes strangers of the same name", async () => {
  const spouse = { insuredName: '陈默', familyId: idOf('family', 'linxiao/spouse') }
  const inHers = await submittedCase(server, spouse)
  const own = await submittedCase(server, { account: 'chenmo', insuredName: '陈默' })
  const stranger = await submittedCase(server, { account: 'zhoulan', insuredName: '陈默' })
  const ofLinxiao = await submittedCase(server)
  await identifyInsured({ ...server.services, db: server.db, clock: server.clock })
  const historyOf = async (caseId: string) =>
    (await open(caseId)).earlierCases.map((one) => [one.caseId, one.applicantName])
  const seenFromOwn = await historyOf(own.id)
  expect(seenFromOwn).toContainEqual([inHers.id, '林晓'])
  expect(await historyOf(inHers.id)).toContainEqual([own.id, '陈默'])
  const ids = seenFromOwn.map(([id]) => id)
  expect(ids).not.toContain(stranger.id)
  // Another person's case in the same account is not part of the history either.
  expect(ids).not.toContain(ofLinxiao.id)
  const ofHers = (await historyOf(ofLinxiao.id)).map(([id]) => id)
  expect(ofHers).not.toContain(inHers.id)
  // The audit event lists the cases and members that were shown.
  const read = await server.db
    .selectFrom('audit_event')
    .select(['cases', 'members'])
    .where('case_id', '=', own.id)
    .where('action', '=', 'readCase')
    .executeTakeFirstOrThrow()
  expect(read.cases).toContain(inHers.id)
  expect(read.members).toContain(idOf('account', 'linxiao'))
})

test('without a certificate the history is that of the same person in the same account', async () => {
  const nobody = { familyId: '00000000-0000-4000-8000-00000000ee01', insuredName: '陈老' }
  const [first, second] = [await submittedCase(server, nobody), await submittedCase(server, nobody)]
  const histories = async () => (await open(second.id)).earlierCases.map(({ caseId }) => caseId)
  expect(await histories()).toEqual([first.id])
  await identifyInsured({ ...server.services, db: server.db, clock: server.clock })
  expect(await histories()).toEqual([first.id])
})

test('a case whose applicant was deleted does not stop the identification of the others', async () => {
  const [lost, found] = [await submittedCase(server), await submittedCase(server)]
  const change = (id: string, values: { account_id?: string }) =>
    server.db
      .updateTable('claim_case')
      .set({ ...values, insured_hash: null, insured_encrypted: null })
      .where('id', '=', id)
      .execute()
  await change(lost.id, { account_id: newId() })
  await change(found.id, {})
  await identifyInsured({ ...server.services, db: server.db, clock: server.clock })
  const hashOf = async (id: string) =>
    (
      await server.db
        .selectFrom('claim_case')
        .select('insured_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).insured_hash
  expect([await hashOf(lost.id), await hashOf(found.id)]).toEqual(['', expect.stringMatching(/./)])
})

test('shows the policy terms beside the case, with what is left', async () => {
  const { id } = await submittedCase(server)
  const { policy } = await open(id)
  const stay = policy?.liabilities.find(({ visitType }) => visitType === 'inpatient')
  expect(stay).toMatchObject({ visitsLeft: null, terms: expect.arrayContaining(['目录外自费不赔付']) })
  expect(stay?.daysLeft).toBeLessThanOrEqual(90)
  expect(stay?.terms).toContain('每年住院最多赔付 90 天')
  expect(stay?.terms.find((one) => one.startsWith('不保障牙科治疗'))).toContain('诊断编码 K00-K08')
})

test('supplements can be requested in every open state, and a repeated request does not notify the member twice', async () => {
  const ask = (caseId: string, text = '请补充病历', token = handler) =>
    server.call(claimsAdminCalls.ask, { caseId, words: text, kinds: ['medicalRecord'] }, { token })
  const fresh = await submittedCase(server)
  expect((await ask(fresh.id)).result).toMatchObject({ state: 3, handlerName: '王理赔' })
  expect(await eventsOn(fresh.id)).toEqual(['acceptCase', 'askMember 病历：请补充病历'])
  // A repeated request does nothing, a different one replaces it, and other staff cannot request anything.
  expect((await ask(fresh.id)).result.askedFor).toBe('请补充病历')
  expect((await ask(fresh.id, '请补充费用清单')).result).toMatchObject({ askedFor: '请补充费用清单' })
  expect((await ask(fresh.id, '请补充', other)).message).toBe('案件由王理赔处理，请先接手')
  expect(await eventsOn(fresh.id)).toHaveLength(3)
  const late = await adjudicated()
  expect((await ask(late.id)).result).toMatchObject({ state: 3, can: { ask: 1, approve: 0 } })
  const decided = await adjudicated()
  const { linesPayableFen: payableFen } = await open(decided.id)
  await server.call(claimsAdminCalls.approve, { caseId: decided.id, payableFen }, { token: handler })
  expect((await ask(decided.id)).message).toContain('状态')
})

test("a member's started upload is shown as news, even after the handler repeats the request", async () => {
  const { id } = await acceptedCase()
  const ask = (text: string) =>
    server.call(claimsAdminCalls.ask, { caseId: id, words: text, kinds: [] }, { token: handler })
  await ask('请补充病历')
  const seen = async () =>
    (
      await server.db
        .selectFrom('claim_case')
        .select('asked_for')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).asked_for
  const before = await seen()
  await server.db.updateTable('claim_case').set({ visit_end: '2026-02-21' }).where('id', '=', id).execute()
  await ask('请补充费用清单')
  expect(await seen()).toMatchObject({ seen: before!.seen, at: before!.at })
})

test("a handler's texts to and about a member are stored encrypted in the case, its log, the notice and the audit log", async () => {
  const { id } = await acceptedCase()
  const say = (text: string) =>
    server.call(claimsAdminCalls.ask, { caseId: id, words: text, kinds: [] }, { token: handler })
  const text = '请补充糖尿病的病历'
  expect((await say(text)).result).toMatchObject({
    askedFor: text,
    timeline: expect.arrayContaining([expect.objectContaining({ words: `请补充资料：${text}` })]) as unknown,
  })
  // A repeated request is recognised although it is encrypted.
  await say(text)
  const detail = async () => (await server.call(claimCalls.detail, { caseId: id }, { token: member })).result
  expect(await detail()).toMatchObject({ askedFor: { words: text } })
  expect((await detail()).timeline.at(-1)?.words).toBe(`请补充资料：${text}`)
  const auditor = await server.staffTokenOf('auditor1')
  const auditDetails = async () =>
    (
      await server.call(staffCalls.auditLog, { action: 'askMember', pageSize: 20 }, { token: auditor })
    ).result.records.map((row) => row.detail)
  expect((await auditDetails()).filter((one) => one === text)).toHaveLength(1)

  const rows = await Promise.all(
    (['claim_case', 'state_event', 'notice', 'audit_event'] as const).map((table) =>
      server.db.selectFrom(table).selectAll().execute(),
    ),
  )
  expect(JSON.stringify(rows)).not.toContain('糖尿病')
})

test('staff and members find a diagnosis by code, text and pinyin', async () => {
  const found = async (keyword: string) =>
    (await server.call(claimsAdminCalls.diagnoses, { keyword }, { token: handler })).result
  expect((await found('上感'))[0]).toEqual({ code: 'J06.9', name: '急性上呼吸道感染', words: '上感' })
  expect((await found('z41.1'))[0]?.code).toBe('Z41.1')
  expect((await found('jxyy'))[0]).toMatchObject({ code: 'J02', words: '急性咽炎' })
  const offered = await server.call(claimCalls.diagnoses, { keyword: '颈椎' }, { token: member })
  expect(offered.result[0]).toMatchObject({ code: 'M47', words: '颈椎病' })
})

test("a handler's diagnosis codes drive the exclusions, and are stored encrypted, audited and removable", async () => {
  const { id } = await adjudicated({ diagnosis: '眼部不适' })
  const code = (codes: string[], token = handler) =>
    server.call(claimsAdminCalls.codeDiagnosis, { caseId: id, codes }, { token })
  const before = await open(id)
  expect(before).toMatchObject({ codedDiagnoses: [], isCodedByHand: 0, diagnosis: '眼部不适' })
  expect(before.linesPayableFen).toBeGreaterThan(0)
  expect((await code(['H52'], other)).message).toContain('请先接手')
  expect((await code(['H99'])).message).toContain('没有编码 H99')
  const coded = await code(['H52'])
  expect(coded.result).toMatchObject({
    codedDiagnoses: [{ code: 'H52', name: '屈光和调节疾患' }],
    isCodedByHand: 1,
    linesPayableFen: 0,
    lines: [{ reason: '视力矫正属于保单的除外责任' }],
  })
  expect(await eventsOn(id)).toContain('codeDiagnosis 编码 1 项')
  const row = await server.db
    .selectFrom('claim_case')
    .select('diagnosis_codes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.diagnosis_codes).not.toContain('H52')
  const cleared = await code([])
  expect(cleared.result).toMatchObject({ isCodedByHand: 0, linesPayableFen: before.linesPayableFen })
})

test("a member's description that is a name in the table is coded automatically", async () => {
  const { id } = await submittedCase(server, { diagnosis: '双眼皮手术、急性咽炎' })
  expect(await open(id)).toMatchObject({
    codedDiagnoses: [
      { code: 'Z41.1', name: '双眼皮手术' },
      { code: 'J02', name: '急性咽炎' },
    ],
    isCodedByHand: 0,
    linesPayableFen: 0,
  })
})

test("a line that was decided by hand keeps the handler's own text", async () => {
  const { id, receiptIds } = await adjudicated({ bills: [30_000] })
  const input = { caseId: id, receiptId: receiptIds[0]!, payableFen: 5_000, reason: '超出合理诊疗费用' }
  const decided = await server.call(claimsAdminCalls.setLine, input, { token: handler })
  expect(decided.result.lines).toMatchObject([
    { isByHand: 1, handReason: '超出合理诊疗费用', payableFen: 5_000 },
  ])
  expect(decided.result.lines[0]?.reason).toContain('超出合理诊疗费用，核减')
})
