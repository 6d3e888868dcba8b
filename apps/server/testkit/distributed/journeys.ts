import { forgetUse } from '#testkit/policies.ts'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { urlOf } from '@yf/contract/call'
import { claimCalls } from '@yf/contract/claims'
import { claimEvents } from '@yf/contract/claims-events'
import { familyCalls } from '@yf/contract/family'
import { identityCalls } from '@yf/contract/identity'
import { messageCalls } from '@yf/contract/messages'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { payoutNotices } from '@yf/partner-contract/payout'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import { idOf } from '#seeds/ids.ts'
import { demoPassword, inventedCertificate, people } from '#seeds/people.ts'
import { caseLab, type CaseLab } from '#features/claims/record/test-cases.ts'
import { submittedCase } from '#features/claims/admin/case/test-case.ts'
import { shopping, signingIn } from './shopping.ts'
import type { TrialStage } from './trial-stage.ts'

export type Journey = readonly [name: string, walk: (stage: TrialStage) => Promise<void>]

const phone = people.find(({ key }) => key === 'linxiao')!.phone
const paid = 6

/** The API side of member journeys, each named by a sentence. A failed assertion or a 500 ends it. */
export const journeys: readonly Journey[] = [
  ['a member logs in by password, and a wrong one is refused', byPassword],
  ['a member logs in by code', byCode],
  ['of ten logins at once one session stays, and of two who take one certificate one has it', atOnce],
  ['a claim that is read surely is decided at once and paid', decidedAtOnce],
  ['a notice of the payout provider that comes twice takes effect once', noticedTwice],
  ['a draft is begun, dropped, and a claim is withdrawn and applied for anew', draftAndWithdrawal],
  ['the console accepts, corrects, approves with four eyes, and pays by batch', byPeople],
  ['messages are counted, listed and read', messages],
  ['a family grows, changes and shrinks', family],
  ['of ten who want three pieces three get one, and what one gives up the next has', shopping],
  ['twenty sign-ins at once are one', signingIn],
]

async function byPassword({ server }: TrialStage): Promise<void> {
  const wrong = await server.call(identityCalls.login, { phone, password: 'wrong-one-1' })
  assert.equal(wrong.success, false)
  const right = await server.call(identityCalls.login, { phone, password: demoPassword })
  assert.equal(right.success, true, right.message)
  const again = await server.call(identityCalls.login, { phone, password: demoPassword })
  const old = await server.call(messageCalls.unread, {}, { token: right.result.token })
  assert.equal(old.success, false, 'the former token still opens')
  const now = await server.call(messageCalls.unread, {}, { token: again.result.token })
  assert.equal(now.success, true, now.message)
}

async function byCode({ server, sandbox }: TrialStage): Promise<void> {
  const before = (await sandbox.smsTo(phone)).length
  const sent = await server.call(identityCalls.sendUserCode, { phone })
  assert.equal(sent.success, true, sent.message)
  const code = await until('the text message', async () => {
    const messages = await sandbox.smsTo(phone)
    return messages.length > before ? messages[0]!.code : null
  })
  const entered = await server.call(identityCalls.login, { phone, code })
  assert.equal(entered.success, true, entered.message)
}

async function atOnce({ server }: TrialStage): Promise<void> {
  const logins = await Promise.all(
    Array.from({ length: 10 }, () => server.call(identityCalls.login, { phone, password: demoPassword })),
  )
  const tokens = logins.flatMap(({ success, result }) => (success ? [result.token] : []))
  assert.equal(tokens.length, 10)
  const opened = await Promise.all(tokens.map((token) => server.call(messageCalls.unread, {}, { token })))
  assert.equal(opened.filter(({ success }) => success).length, 1)
  const key = `trial ${server.clock.now().toISOString()}`
  const outcomes = await Promise.allSettled(
    ['linxiao', 'zhoulan'].map((person) =>
      server.db
        .transaction()
        .execute((tx) =>
          takeKeys(tx, [{ kind: 'account.certificate', key, holder: idOf('account', person) }]),
        ),
    ),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
}

async function decidedAtOnce(stage: TrialStage): Promise<void> {
  const { server } = stage
  const lab = await caseLab(server)
  const caseId = await lab.addCase({ receipts: [{}, { billed_fen: 12_300 }] })
  const page = await server.call(claimCalls.materialPage, { caseId }, lab)
  assert.equal(page.success, true, page.message)
  const submitted = await lab.submit(caseId)
  assert.equal(submitted.result?.isDecided, 1, submitted.message)
  await until('the payment', async () => ((await stateOf(stage, lab, caseId)) === paid ? true : null))
  const list = await server.call(claimCalls.list, { pageNo: 1, pageSize: 10 }, lab)
  assert.equal(list.result.records[0]?.receiptCount, 2)
}

async function noticedTwice(stage: TrialStage): Promise<void> {
  const { server } = stage
  const lab = await caseLab(server)
  const caseId = await lab.addCase()
  await lab.submit(caseId)
  await until('the payment', async () => ((await stateOf(stage, lab, caseId)) === paid ? true : null))
  const [payment] = await lab.paymentOf(caseId)
  const id = randomUUID()
  const body = JSON.stringify({ id, type: payoutNotices.paid, data: { instructionId: payment!.id } })
  for (let time = 1; time <= 2; time += 1) {
    const encrypted = { timestamp: String(Date.now()), nonce: randomUUID(), body }
    const headers = signedHeaders(encrypted, stage.payoutSecret)
    const response = await server.fetch(urlOf(claimEvents.payoutNotice), { method: 'POST', headers, body })
    assert.equal(response.status, 200, await response.text())
  }
  const events = server.db.selectFrom('partner_event').select('outcome').where('event_id', '=', id)
  assert.deepEqual(await events.execute(), [{ outcome: 'ignored' }])
}

async function draftAndWithdrawal(stage: TrialStage): Promise<void> {
  const { server } = stage
  const lab = await caseLab(server)
  const dropped = await lab.addCase()
  assert.equal((await server.call(claimCalls.dropDraft, { caseId: dropped }, lab)).success, true)
  assert.equal((await server.call(claimCalls.detail, { caseId: dropped }, lab)).success, false)
  const caseId = await lab.addCase({ receipts: [{ is_sure: false }] })
  assert.equal((await lab.submit(caseId)).result?.state, 1)
  const withdrawn = await server.call(claimCalls.cancel, { caseId }, lab)
  assert.equal(withdrawn.success, true, withdrawn.message)
  const anew = await server.call(claimCalls.renewCaseNo, { caseId }, lab)
  assert.equal(anew.success, true, anew.message)
}

async function byPeople(stage: TrialStage): Promise<void> {
  const { server } = stage
  const handler = await server.staffTokenOf('handler1')
  const senior = await server.staffTokenOf('senior1')
  // The staff member who confirmed must not pay.
  const payer = await server.staffTokenOf('senior2')
  await freeLimits(stage)
  const made = await submittedCase(server, { visitType: 'inpatient', bills: [900_000] })
  const caseId = made.id
  const ok = async (answered: Promise<{ success: boolean; message: string }>) => {
    const { success, message } = await answered
    assert.equal(success, true, message)
  }
  await ok(server.call(claimsAdminCalls.queue, { pageSize: 20, list: 'open' }, { token: handler }))
  await ok(server.call(claimsAdminCalls.accept, { caseId }, { token: handler }))
  await ok(
    server.call(
      claimsAdminCalls.correct,
      {
        caseId,
        receiptId: made.receiptIds[0]!,
        excludedFen: 0,
        excludedReason: null,
        invoiceCode: '011002600111',
        invoiceNumber: made.invoiceNumbers[0]!,
        day: '2026-02-20',
        billedFen: 900_000,
        socialFen: 0,
        payer: '林晓',
        hospital: `市第一人民医院${made.caseNo}`,
      },
      { token: handler },
    ),
  )
  await ok(server.call(claimsAdminCalls.adjudicate, { caseId }, { token: handler }))
  const opened = await server.call(claimsAdminCalls.open, { caseId }, { token: handler })
  const payableFen = opened.result.linesPayableFen
  await ok(server.call(claimsAdminCalls.approve, { caseId, payableFen }, { token: handler }))
  server.clock.advance({ seconds: 1 })
  await ok(server.call(claimsAdminCalls.confirm, { caseId, payableFen }, { token: senior }))
  const waiting = await server.call(
    claimsAdminCalls.payments,
    { pageNo: 1, pageSize: 100, state: 'waiting' },
    { token: payer },
  )
  const payment = waiting.result.records.find((one) => one.caseId === caseId)
  assert.ok(payment, 'the payment does not wait')
  const batch = await server.call(claimsAdminCalls.makeBatch, { paymentIds: [payment.id] }, { token: payer })
  assert.equal(batch.success, true, batch.message)
  await ok(server.call(claimsAdminCalls.sendBatch, { batchId: batch.result.id }, { token: payer }))
  await until('the batch', async () => {
    const now = await server.call(claimsAdminCalls.open, { caseId }, { token: payer })
    return now.result.state === paid ? true : null
  })
  await ok(server.call(claimsAdminCalls.batches, { pageNo: 1, pageSize: 10 }, { token: payer }))
}

/** As if no earlier trial had been paid. */
async function freeLimits({ server: { db } }: TrialStage): Promise<void> {
  await forgetUse(db, idOf('company', 'xinghe-software'), idOf('policy', 'lin-medical'))
}

async function messages({ server }: TrialStage): Promise<void> {
  const token = await server.tokenOf('linxiao')
  const { result } = await server.call(
    messageCalls.list,
    { pageNo: 1, pageSize: 10, readStatus: 1 },
    { token },
  )
  const [first] = result.records
  assert.ok(first, 'nothing is unread')
  const read = await server.call(messageCalls.markRead, { id: first.id }, { token })
  assert.equal(read.success, true, read.message)
}

async function family({ server }: TrialStage): Promise<void> {
  const token = await server.tokenOf('zhoulan')
  const order = 100 + (server.clock.now().getMinutes() % 60) * 10
  const person = {
    name: '周小雨',
    relation: 'child' as const,
    certificateType: 'idCard' as const,
    certificateNumber: inventedCertificate('2016-06-01', order),
  }
  const added = await server.call(familyCalls.add, person, { token })
  assert.equal(added.success, true, added.message)
  const { id } = added.result
  const renamed = await server.call(familyCalls.update, { id, name: '周小雪' }, { token })
  assert.equal(renamed.success, true, renamed.message)
  assert.equal((await server.call(familyCalls.list, {}, { token })).success, true)
  const gone = await server.call(familyCalls.remove, { id }, { token })
  assert.equal(gone.success, true, gone.message)
}

const stateOf = async ({ server }: TrialStage, lab: CaseLab, caseId: string) =>
  (await server.call(claimCalls.detail, { caseId }, lab)).result?.state

/** Jobs take their time; what has not happened after a minute never will. */
async function until<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + 60_000
  for (;;) {
    const found = await ask()
    if (found !== null) return found
    if (Date.now() > end) throw new Error(`${what} did not come`)
    await wait(200)
  }
}
