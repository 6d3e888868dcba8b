import { beforeAll, beforeEach, expect, test } from 'vitest'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { reindexMarks } from '#features/claims/evidence/diagnoses/mark-index.ts'
import { insuredField, insuredRow } from '#features/claims/record/encrypted.ts'
import { caseLab, type CaseLab, type AddCaseOptions } from '#features/claims/record/test-cases.ts'

const server = demoStage()
let lab: CaseLab
let handler: string
let senior: string
beforeAll(async () => {
  lab = await caseLab(server)
  handler = await server.staffTokenOf('handler1')
  senior = await server.staffTokenOf('senior1')
})
beforeEach(() => lab.clear())

async function accepted(options: AddCaseOptions = {}): Promise<string> {
  const caseId = await lab.addCase({ state: 1, ...options })
  await server.call(claimsAdminCalls.accept, { caseId }, { token: handler })
  return caseId
}
const mark = (caseId: string, more: object = {}, token = handler) =>
  server.call(
    claimsAdminCalls.markDiagnosis,
    { caseId, code: 'J06.9', verdict: 'excluded', reason: '投保前已有', ...more },
    { token },
  )
const lift = (caseId: string, markId: string, token = senior) =>
  server.call(claimsAdminCalls.liftDiagnosisMark, { caseId, markId, reason: '病历证明为新发' }, { token })
const decrypted = async (caseId: string, token = handler) =>
  (await server.call(claimsAdminCalls.open, { caseId }, { token })).result
const noOf = async (caseId: string) => (await lab.caseOf(caseId)).case_no

test("a marked diagnosis leaves the same person's next case to manual review, naming the earlier outcome", async () => {
  const first = await accepted()
  expect((await mark(first)).result.markedDiagnoses).toMatchObject([
    { code: 'J06.9', verdict: 'excluded', isOwn: 1, reason: '投保前已有' },
  ])
  await server.call(claimsAdminCalls.adjudicate, { caseId: first }, { token: handler })
  await server.call(claimsAdminCalls.reject, { caseId: first, reason: '既往症' }, { token: handler })
  const next = await lab.addCase({})
  expect((await lab.submit(next)).result).toMatchObject({ isDecided: 0 })
  const { flags, markedDiagnoses } = await decrypted(next)
  expect(flags).toContain(`诊断与案件 ${await noOf(first)}（拒赔）中标记为「除外」的诊断相同`)
  expect(markedDiagnoses).toMatchObject([{ isOwn: 0, stateName: '拒赔' }])
})

test('another diagnosis is decided automatically; one without a code needs manual comparison', async () => {
  await mark(await accepted())
  const other = await lab.addCase({ set: { diagnosis: '急性阑尾炎' } })
  expect((await lab.submit(other)).result).toMatchObject({ isDecided: 1 })
  const uncoded = await lab.addCase({ set: { diagnosis: '嗓子不舒服' } })
  expect((await lab.submit(uncoded)).result).toMatchObject({ isDecided: 0 })
  expect((await decrypted(uncoded)).flags.join()).toContain('诊断没有编码，无法与案件')
})

test('the mark belongs to the insured person: it applies in another account, but not to others in the same account', async () => {
  const { cipher } = server.services
  const setInsured = async (caseId: string, certificate: string) => {
    await server.db
      .updateTable('claim_case')
      .set({
        insured_hash: cipher.lookup(certificate, insuredField),
        insured_encrypted: cipher.encrypt(certificate, insuredRow(caseId)),
      })
      .where('id', '=', caseId)
      .execute()
    return caseId
  }
  const [hers, anothers] = ['110101199001010011', '110101199001010038']
  const first = await setInsured(await accepted(), hers)
  await mark(first)
  const account = idOf('account', 'chenmo')
  const elsewhere = await setInsured(await lab.addCase({ state: 1, account }), hers)
  expect((await decrypted(elsewhere)).markedDiagnoses).toMatchObject([{ code: 'J06.9', isOwn: 0 }])
  const other = await setInsured(await lab.addCase({ state: 1 }), anothers)
  expect((await decrypted(other)).markedDiagnoses).toEqual([])
})

test('a mark follows a person identified later or under a rotated key by the new hash, and no longer by the old', async () => {
  const { cipher } = server.services
  const caseId = await accepted()
  await mark(caseId)
  const certificate = '110101199001010054'
  const encryptedAs = { insured_encrypted: cipher.encrypt(certificate, insuredRow(caseId)) }
  const setInsured = (insured_hash: string) =>
    server.db
      .updateTable('claim_case')
      .set({ insured_hash, ...encryptedAs })
      .where('id', '=', caseId)
      .execute()
  const personsOfMarks = async () => {
    const rows = await server.db
      .selectFrom('insured_mark')
      .select('person')
      .where('case_id', '=', caseId)
      .execute()
    return rows.map(({ person }) => person).toSorted()
  }
  const inAccount = await personsOfMarks()
  expect(inAccount).toHaveLength(1)
  for (const hash of ['old-hash', cipher.lookup(certificate, insuredField)]) {
    await setInsured(hash)
    await reindexMarks(server.db)
    expect(await personsOfMarks()).toEqual([...inAccount, hash].toSorted())
  }
  expect(await reindexMarks(server.db)).toBe(0)
  const account = idOf('account', 'chenmo')
  const elsewhere = await lab.addCase({ state: 1, account })
  await server.db
    .updateTable('claim_case')
    .set({
      insured_hash: cipher.lookup(certificate, insuredField),
      insured_encrypted: cipher.encrypt(certificate, insuredRow(elsewhere)),
    })
    .where('id', '=', elsewhere)
    .execute()
  expect((await decrypted(elsewhere)).markedDiagnoses).toMatchObject([{ code: 'J06.9', isOwn: 0 }])
})

test("refuses to mark a code that the case does not have, another handler's case and a draft", async () => {
  const caseId = await accepted()
  expect((await mark(caseId, { code: 'K35.8' })).http).toBe(400)
  expect((await mark(caseId, { reason: ' ' })).http).toBe(400)
  expect((await mark(caseId, {}, senior)).success).toBe(false)
  expect((await mark(await lab.addCase({ state: 0 }))).success).toBe(false)
})

test('marking again keeps one mark; a senior can remove it with a reason', async () => {
  const caseId = await accepted()
  await mark(caseId)
  const [one] = (await mark(caseId, { verdict: 'doubtful' })).result.markedDiagnoses
  expect(one).toMatchObject({ verdict: 'doubtful' })
  expect((await decrypted(caseId)).markedDiagnoses).toHaveLength(1)
  expect((await lift(caseId, one!.id, handler)).success).toBe(false)
  expect((await lift(await accepted({ account: idOf('account', 'chenmo') }), one!.id)).success).toBe(false)
  expect((await lift(caseId, one!.id)).result.markedDiagnoses).toEqual([])
  expect((await lift(caseId, one!.id)).success).toBe(false)
  const storedMarks = await server.db
    .selectFrom('claim_diagnosis_mark')
    .selectAll()
    .where('case_id', '=', caseId)
    .execute()
  expect(storedMarks).toHaveLength(2)
  expect(JSON.stringify(storedMarks)).not.toContain('J06')
})
