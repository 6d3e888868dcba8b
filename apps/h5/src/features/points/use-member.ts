import { pointsCalls } from '@yf/contract/points'
import { shortDayText } from '@yf/domain/near-days'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'
import { confirm } from '#ui/dialog/confirm.tsx'

/** Everything that changes with points: balance, level, tasks. */
export const refreshPoints = () =>
  Promise.all([refresh(pointsCalls.member), refresh(pointsCalls.myScore), refresh(pointsCalls.tasks)])

/** Points are earned on other pages, so each opening refetches. */
export const anew = { staleTime: 0 } as const

/** The level, the calendar of a month, and its actions. */
export function useMember() {
  const { companyId } = useCompany()
  const [month, setMonth] = useState<string>()
  const member = useQueryOf(pointsCalls.member, month ? { companyId, month } : { companyId }, anew)
  const signing = useWrite(pointsCalls.signIn)
  const makingUp = useWrite(pointsCalls.makeUp)
  const signIn = async () => {
    const done = await signing.send({ companyId })
    if (!done.ok) return
    say(`签到成功，获得 ${done.result.points} 积分`)
    await refreshPoints()
  }
  const makeUp = async (day: string) => {
    const dayLabel = shortDayText(day)
    const isSure = await confirm({
      title: '使用补签卡',
      content: `补签${dayLabel}会用掉一张补签卡，获得 ${member.data?.signIn.makeUpPoints ?? 0} 积分并接上连续天数`,
      confirmText: '补签',
    })
    if (!isSure) return
    const done = await makingUp.send({ companyId, day })
    if (!done.ok) return
    say(`补签成功，获得 ${done.result.points} 积分`)
    await refreshPoints()
  }
  return { member, setMonth, signIn, makeUp }
}
