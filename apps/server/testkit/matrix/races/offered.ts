import { activitiesAdminCalls } from '@yf/contract/activities-admin'
import { billsAdminCalls } from '@yf/contract/bills-admin'
import type { Input } from '@yf/contract/call'
import { pointsAdminCalls } from '@yf/contract/points-admin'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { usualRules } from '@yf/domain/points-rules'
import { ticketOf } from '#features/bills/ticket.ts'
import { companies } from '#seeds/companies.ts'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
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
export async function toMakeUp({ stage: { server } }: RaceKit): Promise<Prepared> {
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
export async function toDraw({ stage: { server } }: RaceKit): Promise<Prepared> {
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
const operator = ({ stage }: RaceKit) => stage.server.staffTokenOf('operator1')

export const toMakeBill = async (kit: RaceKit): Promise<Prepared> => ({
  input: bill,
  token: await operator(kit),
})

export async function withBill(kit: RaceKit, more: object = {}): Promise<Prepared> {
  const token = await operator(kit)
  const made = await kit.stage.server.call(billsAdminCalls.makeBill, bill, { token })
  return { input: { id: made.result.id, ...more }, token }
}

export async function toPayBill(kit: RaceKit): Promise<Prepared> {
  const { input } = await withBill(kit)
  const { server } = kit.stage
  const { id: billId } = input as { id: string }
  const until = new Date(server.clock.now().getTime() + 86_400_000)
  return { input: { ticket: ticketOf(server.services.cipher, { billId, until }), way: 'h5' }, token: '' }
}

const proposal = { companyId, phone: '13800000001', points: 10, reason: '补发奖励' }

export const toPropose = async (kit: RaceKit): Promise<Prepared> => ({
  input: proposal,
  token: await operator(kit),
})

export async function toDecideAdjustment(kit: RaceKit): Promise<Prepared> {
  const { server } = kit.stage
  const made = await server.call(pointsAdminCalls.propose, proposal, { token: await operator(kit) })
  return {
    input: { id: made.result.id, isConfirmed: 1, note: '' },
    token: await server.staffTokenOf('finance1'),
  }
}

/** Without pending rule changes: an earlier change would block the next. */
async function ruleChange({ stage: { server } }: RaceKit, day: number) {
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

export const toChangeRules = async (kit: RaceKit): Promise<Prepared> => ({
  input: await ruleChange(kit, 6),
  token: await operator(kit),
})

async function waitingRules(kit: RaceKit) {
  const token = await operator(kit)
  const proposal = await ruleChange(kit, 90)
  const made = await kit.stage.server.call(pointsAdminCalls.changeRules, proposal, { token })
  return { companyId, no: made.result.no }
}

export const toDecideRules = async (kit: RaceKit): Promise<Prepared> => ({
  input: { ...(await waitingRules(kit)), isConfirmed: 1, note: '' },
  token: await kit.stage.server.staffTokenOf('finance1'),
})

export const toWithdrawRules = async (kit: RaceKit): Promise<Prepared> => ({
  input: await waitingRules(kit),
  token: await operator(kit),
})

export async function toCompose(kit: RaceKit): Promise<Prepared> {
  const token = await operator(kit)
  const { activities } = (await kit.stage.server.call(activitiesAdminCalls.activities, {}, { token })).result
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

export async function toDecideActivity(kit: RaceKit): Promise<Prepared> {
  const { server } = kit.stage
  const { input, token } = await toCompose(kit)
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
