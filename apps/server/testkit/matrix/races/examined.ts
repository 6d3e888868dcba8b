import { examAdminCalls } from '@yf/contract/exam-admin'
import { addFund, examLab, invoiceValues } from '#features/exam/test-exams.ts'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

const forOne = 10_000
const forTwo = 600_000

/** With a budget sufficient for any race. */
async function labOf({ stage: { server }, lab }: RaceKit) {
  await addFund(server, 2_000_000)
  return examLab(server, 'linxiao', lab.token)
}

export async function toGiveCard(kit: RaceKit): Promise<Prepared> {
  const id = await (await labOf(kit)).ready(forOne)
  return { input: { id, cardId: idOf('bankCard', 'linxiao') }, token: kit.lab.token }
}

export async function toAddDocument(kit: RaceKit, file: Blob): Promise<Prepared> {
  const id = await (await labOf(kit)).ready(forOne)
  return { input: { id, kind: 'report', file }, token: kit.lab.token }
}

export async function toSubmitExam(kit: RaceKit): Promise<Prepared> {
  return { input: { id: await (await labOf(kit)).ready(forOne) }, token: kit.lab.token }
}

const submitted = async (kit: RaceKit, fen: number) => (await (await labOf(kit)).submitted(fen)).id

export async function toCorrectExam(kit: RaceKit): Promise<Prepared> {
  const id = await submitted(kit, forOne)
  const opened = await kit.stage.server.call(examAdminCalls.open, { id }, { token: kit.handler })
  const documentId = opened.result.papers.find(({ kind }) => kind === 'invoice')!.id
  return { input: { id, paperId: documentId, ...invoiceValues() }, token: kit.handler }
}

export async function toApproveExam(kit: RaceKit): Promise<Prepared> {
  const id = await submitted(kit, forOne)
  return { input: { id, amountFen: forOne, reason: '' }, token: kit.handler }
}

export async function toRefuseExam(kit: RaceKit): Promise<Prepared> {
  return { input: { id: await submitted(kit, forOne), reason: '不是体检' }, token: kit.handler }
}

/** Decided by one of two staff members. */
async function proposed(kit: RaceKit) {
  const id = await submitted(kit, forTwo)
  const input = { id, amountFen: forTwo, reason: '' }
  const { result } = await kit.stage.server.call(examAdminCalls.approve, input, { token: kit.handler })
  return { id, proposalId: result.proposal!.id }
}

export async function toConfirmExam(kit: RaceKit): Promise<Prepared> {
  return { input: await proposed(kit), token: kit.senior }
}

export async function toSendExamBack(kit: RaceKit): Promise<Prepared> {
  return { input: { id: (await proposed(kit)).id, reason: '请核对' }, token: kit.senior }
}
