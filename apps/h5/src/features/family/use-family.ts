import { equityCalls } from '@yf/contract/equity'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { shanghaiDay } from '@yf/domain/dates'
import { refresh, useQueryOf, type QueryResult } from '#platform/http/hooks.ts'

export const useFamily = () => useQueryOf(familyCalls.list, {})

/** One member of the list; `data` is null where the list came and has none with this id. */
export function useMember(id: string | undefined): QueryResult<FamilyMember | null> {
  const family = useFamily()
  return { ...family, data: family.data && (family.data.find((member) => member.id === id) ?? null) }
}

/** Cards of the home are sorted by these people, too. */
export const refreshFamily = () => refresh(familyCalls.list, equityCalls.mine)

export const today = (): string => shanghaiDay(new Date())
