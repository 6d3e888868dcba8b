import { usualRules } from '@yf/domain/points-rules'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { jsonb } from './jsonb.ts'
import { calendarOf } from './calendar.ts'
import { idOf } from './ids.ts'

/** The companies whose members carry a pedometer, and the platform that reports the steps. The sandbox plays both. */
const walkers = [
  { company: 'xinghe-software', channel: 'xinghe-walk' },
  { company: 'yuanli', channel: 'yuanli-walk' },
] as const

export async function addPointsRules({ clock }: Services, tx: Db) {
  const { day, moment } = calendarOf(clock)
  const rules = {
    ...usualRules,
    tasks: { ...usualRules.tasks, stepsReached: { isOn: true, points: 5 } },
  }
  await tx
    .insertInto('steps_channel')
    .values(walkers.map(({ company, channel }) => ({ company_id: idOf('company', company), channel })))
    .execute()
  await tx
    .insertInto('points_rule_change')
    .values(
      walkers.map(({ company }) => ({
        company_id: idOf('company', company),
        no: 1,
        start_day: day(-30),
        rules: jsonb(rules),
        reason: '接入运动平台，开展健步走',
        state: 'inForce' as const,
        proposed_by: idOf('staff', 'operator1'),
        proposed_at: moment(-32, '10:12:00'),
        decided_by: idOf('staff', 'finance1'),
        decided_at: moment(-31, '09:40:00'),
        note: null,
      })),
    )
    .execute()
  await tx
    .insertInto('member_steps')
    .values({
      company_id: idOf('company', 'xinghe-software'),
      account_id: idOf('account', 'linxiao'),
      day: day(0),
      steps: 5320,
      reported_at: clock.now(),
    })
    .execute()
}
