import sharp from 'sharp'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { MaterialKind } from '@yf/domain/claim-materials'
import { takeCase } from '#features/claims/record/find.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import { accept, ask } from '#features/claims/decision/staff-transitions.ts'
import { keepProven } from '#features/messages/outside/proven-mail.ts'
import { companies } from '#seeds/companies.ts'
import { idOf } from '#seeds/ids.ts'
import { cataloguePreparations } from './catalogued.ts'
import { toBookAdviser, toChangeAdviser } from './advised.ts'
import { toChoose, toCollect, toImportQuotas, toMakeBatch, toMakeOptional } from './carded.ts'
import { startedConsultation, toReturnRight } from './consulting.ts'
import { toAnswerMessage, toLeaveMessage } from './served.ts'
import {
  toAddDependant,
  toCancelLeave,
  toChangePerson,
  toHire,
  toLeave,
  toRejoin,
  toRemoveDependant,
} from './employed.ts'
import { toAnswerSuggestion, toHandleFeedback } from './feedback.ts'
import { atASite } from './at-a-site.ts'
import { counselled, toAppraise } from './counselled.ts'
import { toEndTrial, toTryImport, toUndoImport, toUpload } from './imported.ts'
import { toEndSessions } from './looked-up.ts'
import { toProposeMerge } from './merged.ts'
import type { RaceKit } from './race-kit.ts'
import {
  toAddDocument,
  toApproveExam,
  toConfirmExam,
  toCorrectExam,
  toGiveCard,
  toRefuseExam,
  toSendExamBack,
  toSubmitExam,
} from './examined.ts'
import {
  approved,
  batched,
  decidable,
  failedPayment,
  forTwo,
  handled,
  paidByFile,
  payableOf,
  objection,
  overpaid,
  refused,
  small,
  underAppeal,
  waitingPayment,
} from './handled.ts'
import { toConfirmMedicine, toJudgeMedicine, toKeepAddress, toOrderMedicine } from './medicated.ts'
import { toAddContract, toAddPlan, toAddStatement, toAddTag, toAddWelfare } from './planned.ts'
import { each, once, type Preparation, type Prepared } from './prepared.ts'
import { toBookExam, toChangeExam } from './exams-booked.ts'
import { betweenCourses } from './sleeping.ts'
import { setUpPreparations } from './set-up.ts'
import { soldPreparations } from './sold.ts'
import { trialPreparations } from './tried.ts'

async function drawn(): Promise<Blob> {
  const y = 60 + Math.floor(Math.random() * 100)
  const line = `<svg width="600" height="240"><path d="M40 ${y} C 200 10, 300 230, 560 120" stroke="#111" stroke-width="9" fill="none"/></svg>`
  return new Blob([new Uint8Array(await sharp(Buffer.from(line)).png().toBuffer())])
}

const uploaded = (flow: 'new' | 'old') =>
  each(async ({ lab }) => {
    await lab.clear()
    const kind: MaterialKind = 'other'
    return { input: { caseId: await lab.addCase({ flow }), kind, file: await drawn() }, token: lab.token }
  })

const applied = (flow: 'new' | 'old' | 'hospital', more: object = {}) =>
  once(async ({ lab }) => {
    await lab.clear()
    const set = { declared_fen: 50_000 }
    const caseId = await lab.addCase({ flow, kinds: ['medicalRecord', 'idCard'], set })
    const signed = { signatureId: await lab.sign(), bookHash: await lab.hashOf(caseId) }
    return { input: { caseId, ...signed, ...more }, token: lab.token }
  })

const ofCase = (state: 1 | 2 | 8, more: object = {}) =>
  once(async ({ lab }) => {
    await lab.clear()
    return { input: { caseId: await lab.addCase({ state }), ...more }, token: lab.token }
  })

const supplemented = once(async ({ lab }) => {
  await lab.clear()
  const caseId = await lab.addCase({ receipts: [{ payer: '王芳' }] })
  await lab.submit(caseId)
  await lab.work().transaction(async (ctx) => {
    const row = (await takeCase(ctx.db, caseId))!
    await accept(ctx, row, staffActor(caseId))
    await ask(ctx, row, { words: '请补充费用清单', kinds: ['feeList'], actor: staffActor(caseId) })
  })
  return { input: { caseId, note: '清单已补' }, token: lab.token }
})

let askers = 0
/** A member who has not collected it yet. */
async function freeBenefit({ stage: { server } }: RaceKit): Promise<Prepared> {
  const { key, colleagues } = companies[0]!
  const person = colleagues[(askers += 1) % colleagues.length]!
  return {
    input: { companyId: idOf('company', key), freeEquityId: idOf('free', `${key}/night-doctor`) },
    token: await server.tokenOf(person),
  }
}

/**
 * Brings each call to a state in which it has an effect. A call without a preparation is raced with generated input;
 * a name that is not an idempotent call fails the tests.
 */
export const preparations: Readonly<Record<string, Preparation>> = {
  ...trialPreparations,
  'plansAdmin.addPlan': each(toAddPlan),
  'plansAdmin.addContract': each(toAddContract),
  'premiumsAdmin.addStatement': once(toAddStatement),
  'personnelAdmin.addTag': once(toAddTag),
  'equityAdmin.addWelfare': each(toAddWelfare),
  'claims.upload': uploaded('old'),
  'claims.uploadV2': uploaded('new'),
  'claims.uploadForOriginUrl': each(async ({ lab }) => ({
    input: { purpose: 'signature', file: await drawn() },
    token: lab.token,
  })),
  'claims.apply': applied('old'),
  'claims.applyV2': applied('new'),
  'claims.applyAtPublicHospital': applied('hospital', {
    hospital: '北京协和医院',
    visitType: 'outpatient',
    visitDay: '2026-02-20',
    billedFen: 50_000,
  }),
  'claims.cancel': ofCase(1),
  'claims.withdraw': ofCase(2, { reason: '不申请了' }),
  'claims.renewCaseNo': ofCase(8),
  'claims.updateInfo': supplemented,
  'claims.appeal': once(async (kit) => ({
    input: { caseId: await refused(kit), ...objection },
    token: kit.lab.token,
  })),
  'claims.sendEmail': each(async ({ lab }) => {
    await lab.clear()
    const caseId = await lab.addCase({ receipts: [{ payer: '王芳' }] })
    await lab.submit(caseId)
    const email = 'linxiao@example.com'
    await keepProven(lab.work(), idOf('account', 'linxiao'), email, new Date())
    return { input: { caseId, email, papers: ['book'] }, token: lab.token }
  }),
  'cards.collect': once(toCollect),
  // An existing choice stays: the same call under another key returns the same.
  'cards.choose': each(toChoose),
  'cardsAdmin.createOptional': each(toMakeOptional),
  'cardsAdmin.createBatch': each(toMakeBatch),
  'cardsAdmin.importQuotas': once(toImportQuotas),
  'consultation.start': once(startedConsultation),
  'messages.leave': each(toLeaveMessage),
  'customerServiceAdmin.returnRight': once(toReturnRight),
  'customerServiceAdmin.answerMessage': once(toAnswerMessage),
  'importsAdmin.upload': each(toUpload),
  'importsAdmin.tryImport': once(toTryImport),
  'importsAdmin.confirmImport': once(toEndTrial),
  'importsAdmin.discardImport': once(toEndTrial),
  'importsAdmin.undoImport': once(toUndoImport),
  'membersAdmin.endSessions': each(toEndSessions),
  'membersAdmin.proposeMerge': each(toProposeMerge),
  'personnelAdmin.hirePerson': once(toHire),
  'personnelAdmin.changePerson': once(toChangePerson),
  'personnelAdmin.leavePerson': once(toLeave),
  'personnelAdmin.cancelLeave': once(toCancelLeave),
  'personnelAdmin.rejoinPerson': once(toRejoin),
  'personnelAdmin.addDependant': once(toAddDependant),
  'personnelAdmin.removeDependant': once(toRemoveDependant),
  'feedbackAdmin.handle': once(toHandleFeedback),
  'feedbackAdmin.answerSuggestion': once(toAnswerSuggestion),
  'hospital.activate': once(freeBenefit),
  'hospital.bookAdviser': once(toBookAdviser),
  // A change to the current slot has no effect: the same call under another key returns the same.
  'hospital.changeAdviserBooking': each(toChangeAdviser),
  'appointments.book': once(atASite.toBook),
  'appointments.change': each(atASite.toChange),
  'appointments.wait': once(atASite.toWait),
  'appointments.acceptOffer': once(atASite.toAccept),
  'eap.book': once(counselled.toBook),
  // A change to the same time changes nothing, but is recorded.
  'eap.change': each(counselled.toChange),
  'eap.wait': once(counselled.toWait),
  'eap.acceptOffer': once(counselled.toAccept),
  'eap.appraise': once(toAppraise),
  // The card of a draft can be set again.
  'exam.saveCard': each(toGiveCard),
  'exam.upload': each(async (kit) => toAddDocument(kit, await drawn())),
  'exam.submit': once(toSubmitExam),
  'examAdmin.correct': each(toCorrectExam),
  'examAdmin.approve': once(toApproveExam),
  'examAdmin.refuse': once(toRefuseExam),
  'examAdmin.confirm': once(toConfirmExam),
  'examAdmin.sendBack': once(toSendExamBack),
  'highExam.book': once(toBookExam),
  // A change to the same date changes nothing.
  'highExam.change': each(toChangeExam),
  'sleep.start': once(betweenCourses),
  'pharmacy.placeOrder': once(toOrderMedicine),
  'pharmacy.confirm': once(toConfirmMedicine),
  'pharmacy.evaluate': once(toJudgeMedicine),
  ...soldPreparations,
  ...cataloguePreparations,
  ...setUpPreparations,
  'address.save': each(toKeepAddress),
  // A handler may accept a case again: only the first time creates an audit event.
  'claimsAdmin.accept': once(async (kit) => ({
    input: { caseId: (await handled(kit, [], small)).id },
    token: kit.handler,
  })),
  'claimsAdmin.acceptMany': each(async (kit) => ({
    input: { caseIds: [(await handled(kit, [], small)).id] },
    token: kit.handler,
  })),
  'claimsAdmin.assign': each(async (kit) => ({
    input: { caseIds: [(await handled(kit, [], small)).id], staffId: idOf('staff', 'handler2') },
    token: kit.senior,
  })),
  // Under another key the check runs again.
  'claimsAdmin.recheckInvoice': each(async (kit) => {
    const { id: caseId, receiptIds } = await handled(kit, ['accept'], small)
    return { input: { caseId, receiptId: receiptIds[0]! }, token: kit.handler }
  }),
  'claimsAdmin.addBlock': once(async (kit) => ({
    input: {
      kind: 'hospital',
      hospital: `停诊医院${crypto.randomUUID()}`,
      invoiceCode: '',
      firstNumber: '',
      lastNumber: '',
      reason: '虚开票据',
    },
    token: kit.senior,
  })),
  'claimsAdmin.removeBlock': once(async (kit) => {
    const block = {
      kind: 'invoice' as const,
      hospital: '',
      invoiceCode: '',
      firstNumber: String(Math.floor(Math.random() * 1e8)).padStart(8, '0'),
      lastNumber: '',
      reason: '空白票据被盗',
    }
    const added = await kit.stage.server.call(claimsAdminCalls.addBlock, block, { token: kit.senior })
    return { input: { id: added.result[0]!.id, reason: '误加' }, token: kit.senior }
  }),
  'claimsAdmin.ask': once(async (kit) => ({
    input: {
      caseId: (await handled(kit, ['accept'], small)).id,
      words: '请补充病历',
      kinds: ['medicalRecord'],
    },
    token: kit.handler,
  })),
  'claimsAdmin.adjudicate': once(async (kit) => ({
    input: { caseId: (await handled(kit, ['accept'], small)).id },
    token: kit.handler,
  })),
  'claimsAdmin.approve': once(async (kit) => {
    const { id: caseId } = await decidable(kit, small)
    return { input: { caseId, payableFen: await payableOf(kit, caseId) }, token: kit.handler }
  }),
  'claimsAdmin.confirm': once(async (kit) => {
    const { id: caseId, payableFen } = await approved(kit, forTwo)
    return { input: { caseId, payableFen }, token: kit.senior }
  }),
  'claimsAdmin.sendBack': once(async (kit) => ({
    input: { caseId: (await approved(kit, forTwo)).id, words: '请再核对金额' },
    token: kit.senior,
  })),
  'claimsAdmin.reject': once(async (kit) => ({
    input: { caseId: (await decidable(kit, small)).id, reason: '不在保障范围内' },
    token: kit.handler,
  })),
  'claimsAdmin.confirmReject': once(async (kit) => {
    const { id: caseId } = await decidable(kit, forTwo)
    const input = { caseId, reason: '不在保障范围内' }
    await kit.stage.server.call(claimsAdminCalls.reject, input, { token: kit.handler })
    return { input, token: kit.senior }
  }),
  'claimsAdmin.addNote': each(async (kit) => ({
    input: { caseId: (await handled(kit, [], small)).id, kind: 'note', words: '会员来电询问进度' },
    token: kit.handler,
  })),
  // The staff member who has the appeal may take it again.
  'claimsAdmin.takeAppeal': each(async (kit) => ({
    input: { caseId: await underAppeal(kit), takeOver: 1 },
    token: kit.senior,
  })),
  'claimsAdmin.agreeRecovery': once(async (kit) => ({
    input: { caseId: await overpaid(kit), amountFen: 100, day: '2026-02-20', file: await drawn() },
    token: kit.senior,
  })),
  'claimsAdmin.endRecovery': once(async (kit) => {
    const caseId = await overpaid(kit)
    const file = await drawn()
    const agreed = await kit.stage.server.call(
      claimsAdminCalls.agreeRecovery,
      { caseId, amountFen: 100, day: '2026-02-20', file },
      { token: kit.senior },
    )
    const recoveryId = agreed.result.revision!.recoveries[0]!.id
    return { input: { caseId, recoveryId, outcome: 'dropped', note: '误登记' }, token: kit.senior }
  }),
  'claimsAdmin.uphold': once(async (kit) => ({
    input: { caseId: await underAppeal(kit), reason: '原决定无误' },
    token: kit.senior,
  })),
  'claimsAdmin.changeDecision': once(async (kit) => {
    const caseId = await underAppeal(kit)
    const input = { caseId, payableFen: await payableOf(kit, caseId), reason: '资料已核对' }
    return { input, token: kit.senior }
  }),
  'claimsAdmin.reopen': once(async (kit) => ({
    input: { caseId: await refused(kit), reason: '漏看一份资料' },
    token: kit.senior,
  })),
  'claimsAdmin.makeBatch': once(async (kit) => ({
    input: { paymentIds: [(await waitingPayment(kit)).paymentId] },
    token: kit.senior,
  })),
  'claimsAdmin.sendBatch': once(async (kit) => ({
    input: { batchId: (await batched(kit)).batchId },
    token: kit.senior,
  })),
  'claimsAdmin.recordResults': once(async (kit) => {
    const { batchId, paymentId } = await paidByFile(kit)
    const results = [{ paymentId, receipt: 'HD-2026-0001', failure: null }]
    return { input: { batchId, results }, token: kit.senior }
  }),
  'claimsAdmin.retryPayment': once(async (kit) => ({
    input: { paymentId: (await failedPayment(kit)).paymentId },
    token: kit.senior,
  })),
}
