import { equityCalls } from '@yf/contract/equity'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { shanghaiDay } from '@yf/domain/dates'
import type { QueryState } from '#platform/http/answered.tsx'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'

export const useFamily = () => useQueryOf(familyCalls.list, {})

/** One member of the list; `data` is null if the loaded list has none with this id. */
export function useMember(id: string | undefined): QueryState<FamilyMember | null> {
  const family = useFamily()
  return { ...family, data: family.data && (family.data.find((member) => member.id === id) ?? null) }
}

/** The logged-in member's own entry in the family list. */
export function useSelf(): QueryState<FamilyMember> {
  const family = useFamily()
  return { ...family, data: family.data?.find(({ relation }) => relation === 'self') }
}

/** The cards on the home page are sorted by these people, too. */
export const refreshFamily = () => refresh(familyCalls.list, equityCalls.mine)

export const today = (): string => shanghaiDay(new Date())
