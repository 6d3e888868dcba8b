import { equityCalls } from '@yf/contract/equity'
import { sleepCalls } from '@yf/contract/sleep'
import { shanghaiDay } from '@yf/domain/dates'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

export const today = (): string => shanghaiDay(new Date())

export function useSleepRight() {
  const { companyId } = useCompany()
  return useQueryOf(sleepCalls.equity, { companyId })
}

export function useProducts() {
  const { companyId } = useCompany()
  return useQueryOf(sleepCalls.check, { companyId })
}

export const useProgress = () => useQueryOf(sleepCalls.progress, {})

export function useQuestionnaires() {
  const { companyId } = useCompany()
  return useQueryOf(sleepCalls.questionnaires, { companyId })
}

export const useDiary = () => useQueryOf(sleepCalls.diary, {})

/** Also refreshes the home page, which shows what is left of the right. */
export const refreshCourses = () =>
  refresh(sleepCalls.check, sleepCalls.equity, sleepCalls.progress, equityCalls.mine)

export const refreshResults = () => refresh(sleepCalls.questionnaires, sleepCalls.check)

export const refreshDiary = () => refresh(sleepCalls.diary)
