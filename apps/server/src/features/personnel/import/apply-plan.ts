import type { PersonFault } from '@yf/domain/person'
import type { Relation } from '@yf/domain/relations'
import type { ImportAuthor, ImportContext } from '#features/imports/public.ts'
import {
  addDependant,
  cancelLeave,
  changePerson,
  hire,
  leave,
  removeDependant,
  type EventAuthor,
  type PersonBefore,
  type PersonOutcome,
} from '#features/people/public.ts'
import type { RowPlan } from './plan.ts'

type WritingPlan = Exclude<RowPlan, { kind: 'fault' }>
type Plan<Kind extends WritingPlan['kind']> = Extract<WritingPlan, { kind: Kind }>

interface DependantOf {
  readonly relation: Relation | null
  readonly holderId: string | null
}

interface AppliedPlan {
  readonly personId: string
  readonly revision: number
  readonly before: PersonBefore
}

type Result = AppliedPlan | { readonly fault: PersonFault }

const moved: PersonFault = { field: 'certificateNumber', message: '该人员的资料在试算之后变化了，请重新导入' }

function resultOf(outcome: PersonOutcome, before: PersonBefore): Result {
  if (outcome.kind === 'done') return { personId: outcome.personId, revision: outcome.revision, before }
  return { fault: outcome.kind === 'fault' ? outcome : moved }
}

/** Writes what the row says through the people's own functions, and keeps what stood there before. */
export function applyPlan(
  ctx: ImportContext,
  { companyId, importId, staffId, staffName }: ImportAuthor,
  plan: WritingPlan,
  of: DependantOf,
): Promise<Result> {
  const target: Target = { ctx, companyId, author: { staffId, staffName, importId } }
  switch (plan.kind) {
    case 'hire':
      return applyHire(target, plan)
    case 'change':
      return applyChange(target, plan)
    case 'addDependant':
      return applyDependant(target, plan, of)
    case 'changeDependant':
      return applyDependantChange(target, plan, of)
  }
}

interface Target {
  readonly ctx: ImportContext
  readonly companyId: string
  readonly author: EventAuthor
}

async function applyHire(
  { ctx, companyId, author }: Target,
  { entered, hiredOn, leftOn, isReturn }: Plan<'hire'>,
): Promise<Result> {
  const done = await hire(ctx, companyId, { ...entered, hiredOn, leftOn }, author)
  return resultOf(done, { kind: isReturn ? 'returned' : 'new' })
}

async function applyChange({ ctx, companyId, author }: Target, plan: Plan<'change'>): Promise<Result> {
  const { known, before: entered, hiredOn, leftOn } = plan
  const personId = known.person.id
  const employment = known.employment!
  const before: PersonBefore = {
    kind: 'changed',
    entered,
    hiredOn: employment.hired_on,
    leftOn: employment.left_on,
  }
  let done: PersonOutcome = { kind: 'done', personId, revision: known.person.revision }
  if (plan.changes)
    done = await changePerson(
      ctx,
      companyId,
      { personId, revision: known.person.revision, entered: plan.entered, hiredOn },
      author,
    )
  if (done.kind === 'done' && plan.leaves) {
    const { revision } = done
    done =
      leftOn === null
        ? await cancelLeave(ctx, companyId, { personId, revision }, author)
        : await leave(ctx, companyId, { personId, revision, leftOn }, author)
  }
  return resultOf(done, before)
}

async function applyDependant(
  { ctx, companyId, author }: Target,
  { entered, from, until }: Plan<'addDependant'>,
  { relation, holderId }: DependantOf,
): Promise<Result> {
  if (relation === null || holderId === null)
    return { fault: { field: 'holder', message: '所属员工没有导入成功' } }
  let done = await addDependant(ctx, companyId, { ...entered, relation, holderId, from }, author)
  if (done.kind === 'done' && until !== null)
    done = await removeDependant(
      ctx,
      companyId,
      { personId: done.personId, revision: done.revision, until },
      author,
    )
  return resultOf(done, { kind: 'newDependant' })
}

async function applyDependantChange(
  { ctx, companyId, author }: Target,
  plan: Plan<'changeDependant'>,
  { relation }: DependantOf,
): Promise<Result> {
  const { known, before: entered, from, until } = plan
  const { id: personId, revision, relation: former, dependant_from, dependant_until } = known.person
  const before: PersonBefore = {
    kind: 'changedDependant',
    entered,
    relation: former!,
    from: dependant_from!,
    until: dependant_until,
  }
  let done: PersonOutcome = { kind: 'done', personId, revision }
  if (plan.changes)
    done = await changePerson(
      ctx,
      companyId,
      {
        personId,
        revision,
        entered: plan.entered,
        dependantFrom: from,
        ...(relation === null ? {} : { relation }),
      },
      author,
    )
  if (done.kind === 'done' && plan.leaves && until !== null)
    done = await removeDependant(ctx, companyId, { personId, revision: done.revision, until }, author)
  return resultOf(done, before)
}
