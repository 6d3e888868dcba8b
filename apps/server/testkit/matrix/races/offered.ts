import { activitiesAdminCalls } from '@yf/contract/activities-admin'
import { billsAdminCalls } from '@yf/contract/bills-admin'
import type { Input } from '@yf/contract/call'
import { pointsAdminCalls } from '@yf/contract/points-admin'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { usualRules } from '@yf/domain/points-rules'
import { ticketOf } from '#features/bills/ticket.ts'
import { companies } from '#seeds/companies.ts'
import { idOf } from '#seeds/ids.ts'
import type { Desk } from './desk.ts'
import type { Prepared } from './prepared.ts'

const companyId = idOf('company', 'xinghe-software')

const signers = [
  ['linxiao', 'xinghe-software'],
  ['linxiao', 'xinghe-hardware'],
  ['zhoulan', 'haina'],
  ['hejing', 'yuanli'],
  ['zhaoqiang', 'yuanshan'],
] as const

/** A member who has not made up for yesterday: ledger entries cannot be deleted. */
export async function toMakeUp({ stage: { server } }: Desk): Promise<Prepared> {
  const day = addDays(shanghaiDay(server.clock.now()), -1)
  const taken = await server.db
    .selectFrom('ledger_entry')
    .select(['company_id', 'owner_id'])
    .where('event_key', '=', `sign/${day}`)
    .execute()
  const [person, company] = signers.find(
    ([name, key]) =>
      !taken.some(
        ({ company_id, owner_id }) =>
          company_id === idOf('company', key) && owner_id === idOf('account', name),
      ),
  )!
  return { input: { companyId: idOf('company', company), day }, token: await server.tokenOf(person) }
}

/** An unused chance to draw. */
export async function toDraw({ stage: { server } }: Desk): Promise<Prepared> {
  const id = idOf('promotion', 'points-season')
  await server.db.deleteFrom('activity_draw').where('activity_id', '=', id).execute()
  await server.db.updateTable('activity_prize').set({ odds: 0 }).where('activity_id', '=', id).execute()
  return { input: { companyId, id }, token: await server.tokenOf('linxiao') }
}

const bill = {
  title: '体检自费项目',
  payerName: '柳如烟',
  phone: '13711112222',
  lines: [{ name: '颈动脉彩超', quantity: 1, unitFen: 18_000 }],
  validDays: 7,
}
const operator = ({ stage }: Desk) => stage.server.staffTokenOf('operator1')

export const toMakeBill = async (desk: Desk): Promise<Prepared> => ({
  input: bill,
  token: await operator(desk),
})

export async function withBill(desk: Desk, more: object = {}): Promise<Prepared> {
  const token = await operator(desk)
  const made = await desk.stage.server.call(billsAdminCalls.makeBill, bill, { token })
  return { input: { id: made.result.id, ...more }, token }
}

export async function toPayBill(desk: Desk): Promise<Prepared> {
  const { input } = await withBill(desk)
  const { server } = desk.stage
  const { id: billId } = input as { id: string }
  const until = new Date(server.clock.now().getTime() + 86_400_000)
  return { input: { ticket: ticketOf(server.services.cipher, { billId, until }), way: 'h5' }, token: '' }
}

const proposal = { companyId, phone: '13800000001', points: 10, reason: '补发奖励' }

export const toPropose = async (desk: Desk): Promise<Prepared> => ({
  input: proposal,
  token: await operator(desk),
})

export async function toDecideAdjustment(desk: Desk): Promise<Prepared> {
  const { server } = desk.stage
  const made = await server.call(pointsAdminCalls.propose, proposal, { token: await operator(desk) })
  return {
    input: { id: made.result.id, isConfirmed: 1, note: '' },
    token: await server.staffTokenOf('finance1'),
  }
}

/** Without pending rule changes: an earlier change would block the next. */
async function ruleChange({ stage: { server } }: Desk, day: number) {
  await server.db.deleteFrom('points_rule_change').where('company_id', '=', companyId).execute()
  const rules = { ...usualRules, levels: [...usualRules.levels] }
  return {
    companyId,
    basedOn: 0,
    startDay: addDays(shanghaiDay(server.clock.now()), 1),
    reason: '调整签到',
    rules: { ...rules, signIn: { ...rules.signIn, day, week: 100, month: 200 } },
  }
}

export const toChangeRules = async (desk: Desk): Promise<Prepared> => ({
  input: await ruleChange(desk, 6),
  token: await operator(desk),
})

async function waitingRules(desk: Desk) {
  const token = await operator(desk)
  const proposal = await ruleChange(desk, 90)
  const made = await desk.stage.server.call(pointsAdminCalls.changeRules, proposal, { token })
  return { companyId, no: made.result.no }
}

export const toDecideRules = async (desk: Desk): Promise<Prepared> => ({
  input: { ...(await waitingRules(desk)), isConfirmed: 1, note: '' },
  token: await desk.stage.server.staffTokenOf('finance1'),
})

export const toWithdrawRules = async (desk: Desk): Promise<Prepared> => ({
  input: await waitingRules(desk),
  token: await operator(desk),
})

export async function toCompose(desk: Desk): Promise<Prepared> {
  const token = await operator(desk)
  const { activities } = (await desk.stage.server.call(activitiesAdminCalls.activities, {}, { token })).result
  const [shown] = activities
  const {
    id: _,
    status: __,
    drawCount: ___,
    visitCount: ____,
    updateTime: _____,
    proposal: ______,
    ...composed
  } = shown!
  return { input: { ...composed, title: `${companies.length} 家企业的活动`, prizes: [] }, token }
}

export async function toDecideActivity(desk: Desk): Promise<Prepared> {
  const { server } = desk.stage
  const { input, token } = await toCompose(desk)
  const rich = {
    kind: 'points',
    name: '大奖',
    points: 5000,
    odds: 1,
    stock: 1,
    how: '',
    batchId: null,
  }
  const composed = { ...input, isPublished: 1, prizes: [rich] } as Input<
    typeof activitiesAdminCalls.saveActivity
  >
  const { id } = (await server.call(activitiesAdminCalls.saveActivity, composed, { token })).result
  return {
    input: { activityId: id, no: 1, isConfirmed: 1, note: '' },
    token: await server.staffTokenOf('finance1'),
  }
}
