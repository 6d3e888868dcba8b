import type { Relation } from '@yf/domain/relations'
import { columnsOf, todayOf, type EmployedPerson } from './entered.ts'
import { addPersonEvent, type EventAuthor } from './event-store.ts'
import { employmentState, settle } from './settle.ts'
import {
  classColumns,
  dependantsOf,
  employmentOf,
  lockPerson,
  updateEmployment,
  updatePerson,
  type Employment,
  type Person,
} from './store.ts'
import { notifyWatchers, type PeopleContext } from './watchers.ts'

/** The person as it was before an import wrote the row. */
export type PersonBefore =
  /** There was no such person, or one who had left. */
  | { readonly kind: 'new' | 'returned' | 'newDependant' }
  | {
      readonly kind: 'changed'
      readonly entered: EmployedPerson
      readonly hiredOn: string
      readonly leftOn: string | null
    }
  | {
      readonly kind: 'changedDependant'
      readonly entered: EmployedPerson
      readonly relation: Relation
      readonly from: string
      readonly until: string | null
    }

export interface WrittenPerson {
  readonly personId: string
  readonly revision: number
  readonly before: PersonBefore
}

/** Undoes what an import did to a person. False: the person registered or was changed since, and stays. */
export async function restorePerson(
  ctx: PeopleContext,
  companyId: string,
  { personId, revision, before }: WrittenPerson,
  author: EventAuthor,
): Promise<boolean> {
  const person = await lockPerson(ctx.db, companyId, personId)
  if (!person || person.revision !== revision) return false
  const employment = await employmentOf(ctx.db, companyId, person.holder_id ?? personId)
  if (!employment) return false
  switch (before.kind) {
    case 'new':
    case 'returned':
      if (await hasDependants(ctx, person)) return false
      await withdraw(ctx, person, employment, before.kind === 'new')
      break
    case 'newDependant':
      await updatePerson(ctx.db, person, { status: 'withdrawn' })
      break
    case 'changed': {
      const { entered, hiredOn: hired_on, leftOn: left_on } = before
      const { grade, region, department, branch } = entered
      await updatePerson(ctx.db, person, columnsOf(ctx.cipher, personId, entered))
      const days = { hired_on, left_on }
      // Somebody who left by the import is employed again.
      const state = employmentState(days, todayOf(ctx))
      await updateEmployment(ctx.db, employment, {
        ...days,
        state,
        ...classColumns(employment, { grade, region, department, branch }, todayOf(ctx)),
      })
      break
    }
    case 'changedDependant': {
      const { entered, relation, from: dependant_from, until: dependant_until } = before
      const days = { relation, dependant_from, dependant_until }
      await updatePerson(ctx.db, person, { ...columnsOf(ctx.cipher, personId, entered), ...days })
      break
    }
  }
  await addPersonEvent(ctx, { companyId, personId, kind: 'importUndone', before: {}, after: {} }, author)
  if (before.kind === 'newDependant') await notifyWatchers(ctx, companyId, personId)
  else await settle(ctx, companyId, person.holder_id ?? personId)
  return true
}

const hasDependants = async ({ db }: PeopleContext, person: Person): Promise<boolean> =>
  (await dependantsOf(db, person.company_id, person.id)).some(
    ({ status }) => status === 'active' || status === 'coming',
  )

/** Ends the employment on its first day, so that it has no day. */
async function withdraw(
  { db }: PeopleContext,
  person: Person,
  employment: Employment,
  isNew: boolean,
): Promise<void> {
  await updatePerson(db, person, { status: isNew ? 'withdrawn' : 'left' })
  await updateEmployment(db, employment, { left_on: employment.hired_on, state: 'ended' })
}
