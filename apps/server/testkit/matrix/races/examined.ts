import { examAdminCalls } from '@yf/contract/exam-admin'
import { addFund, examLab, invoiceValues } from '#features/exam/test-exams.ts'
import { idOf } from '#seeds/ids.ts'
import type { Desk } from './desk.ts'
import type { Prepared } from './prepared.ts'

const forOne = 10_000
const forTwo = 600_000

/** With a budget sufficient for any race. */
async function labOf({ stage: { server }, lab }: Desk) {
  await addFund(server, 2_000_000)
  return examLab(server, 'linxiao', lab.token)
}

export async function toGiveCard(desk: Desk): Promise<Prepared> {
  const id = await (await labOf(desk)).ready(forOne)
  return { input: { id, cardId: idOf('bankCard', 'linxiao') }, token: desk.lab.token }
}

export async function toAddPaper(desk: Desk, file: Blob): Promise<Prepared> {
  const id = await (await labOf(desk)).ready(forOne)
  return { input: { id, kind: 'report', file }, token: desk.lab.token }
}

export async function toSubmitExam(desk: Desk): Promise<Prepared> {
  return { input: { id: await (await labOf(desk)).ready(forOne) }, token: desk.lab.token }
}

const submitted = async (desk: Desk, fen: number) => (await (await labOf(desk)).submitted(fen)).id

export async function toCorrectExam(desk: Desk): Promise<Prepared> {
  const id = await submitted(desk, forOne)
  const shown = await desk.stage.server.call(examAdminCalls.open, { id }, { token: desk.handler })
  const paperId = shown.result.papers.find(({ kind }) => kind === 'invoice')!.id
  return { input: { id, paperId, ...invoiceValues() }, token: desk.handler }
}

export async function toApproveExam(desk: Desk): Promise<Prepared> {
  const id = await submitted(desk, forOne)
  return { input: { id, amountFen: forOne, reason: '' }, token: desk.handler }
}

export async function toRefuseExam(desk: Desk): Promise<Prepared> {
  return { input: { id: await submitted(desk, forOne), reason: '不是体检' }, token: desk.handler }
}

/** Decided by one of two staff members. */
async function proposed(desk: Desk) {
  const id = await submitted(desk, forTwo)
  const input = { id, amountFen: forTwo, reason: '' }
  const { result } = await desk.stage.server.call(examAdminCalls.approve, input, { token: desk.handler })
  return { id, proposalId: result.proposal!.id }
}

export async function toConfirmExam(desk: Desk): Promise<Prepared> {
  return { input: await proposed(desk), token: desk.senior }
}

export async function toSendExamBack(desk: Desk): Promise<Prepared> {
  return { input: { id: (await proposed(desk)).id, reason: '请核对' }, token: desk.senior }
}
