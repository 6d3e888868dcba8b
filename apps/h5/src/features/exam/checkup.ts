import type { FamilyMember } from '@yf/contract/family'

/** The members that a visit covers: a notice may address only the member or only the family. */
export function coveredMembers(
  family: readonly FamilyMember[],
  who: string | undefined,
): readonly FamilyMember[] {
  if (who === 'self') return family.filter(({ relation }) => relation === 'self')
  if (who === 'family') return family.filter(({ relation }) => relation !== 'self')
  return family
}

export const checkupInput = (companyId: string, { id, relation }: Pick<FamilyMember, 'id' | 'relation'>) =>
  relation === 'self' ? { companyId } : { companyId, userFamilyId: id }

/** Decisions §8. */
export const notYetOpenText = (time: string): string => `体检权益暂未开放，将于${time}开始`
