import type { Input, Output } from '@yf/contract/call'
import type { peopleAdminCalls } from '@yf/contract/people-admin'
import { tidyCertificate } from '@yf/domain/certificate'
import type { AuditAction } from '@yf/domain/audit-actions'
import { managedCompany } from '#features/company/public.ts'
import {
  addDependant as writeDependant,
  cancelLeave as writeCancel,
  changePerson as writeChange,
  employmentOf,
  enteredOf,
  hire,
  leave,
  personById,
  removeDependant as writeRemoval,
  type EmployedPerson,
  type EventAuthor,
  type PersonOutcome,
} from '#features/people/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type CallOutcome } from '#platform/call/outcome.ts'

type PeopleAdminCalls = typeof peopleAdminCalls
type PersonAction = Extract<
  AuditAction,
  | 'hirePerson'
  | 'changePerson'
  | 'leavePerson'
  | 'cancelLeave'
  | 'rejoinPerson'
  | 'addDependant'
  | 'removeDependant'
>
type PersonResponse = Output<PeopleAdminCalls['hirePerson']>

const authorOf = ({ staff }: StaffContext): EventAuthor => ({
  staffId: staff.id,
  staffName: staff.name,
  importId: null,
})

const orNull = (text: string | undefined): string | null => text?.trim() || null

/** The form's field of a fault of the person. */
const fieldOf: Readonly<Record<string, string>> = { holder: 'holderId', certificateKind: 'certificateType' }

/** Writes for a company in the caller's scope, and records who did it to whom. */
async function write(
  ctx: StaffContext,
  companyId: string,
  action: PersonAction,
  work: (author: EventAuthor) => Promise<PersonOutcome>,
): Promise<CallOutcome<PersonResponse, 'notFound' | 'stateMoved'>> {
  const employer = await managedCompany(ctx, companyId)
  if (!employer) return refuse('notFound')
  const outcome = await work(authorOf(ctx))
  switch (outcome.kind) {
    case 'missing':
      return refuse('notFound')
    case 'moved':
      return refuse('stateMoved', '该人员的资料已变化，请刷新后再试')
    case 'fault':
      return badInput(fieldOf[outcome.field] ?? outcome.field, outcome.message)
    case 'done': {
      const { personId: id, revision } = outcome
      const name = (await personById(ctx.db, companyId, id))?.name ?? ''
      await recordAuditEvent(ctx, { action, encrypted: [id], payload: { company: employer.name, name } })
      return answer({ id, revision })
    }
  }
}

export const hirePerson: RunCallHandler<PeopleAdminCalls['hirePerson']> = (input, ctx) =>
  write(ctx, input.companyId, 'hirePerson', (author) =>
    hire(
      ctx,
      input.companyId,
      {
        ...identityOf(input),
        phone: orNull(input.phone),
        mail: orNull(input.mail),
        ...classOf(input),
        hiredOn: input.hiredOn,
        leftOn: input.leftOn ?? null,
      },
      author,
    ),
  )

const identityOf = (
  input: Input<PeopleAdminCalls['hirePerson']> | Input<PeopleAdminCalls['addDependant']>,
) => ({
  name: input.name.trim(),
  certificateKind: input.certificateType,
  certificateNumber: tidyCertificate(input.certificateNumber),
  gender: input.gender ?? null,
  birthday: input.birthday ?? null,
  country: input.country ?? 'CN',
})

const classOf = (
  input: Pick<Input<PeopleAdminCalls['rejoinPerson']>, 'grade' | 'region' | 'department' | 'branch'>,
) => ({
  grade: orNull(input.grade),
  region: orNull(input.region),
  department: orNull(input.department),
  branch: orNull(input.branch),
})

/** Only what the form sent; an empty text removes. */
function enteredIn(input: Input<PeopleAdminCalls['changePerson']>): Partial<EmployedPerson> {
  const { name, certificateType, certificateNumber, gender, birthday, country } = input
  const texts = ['phone', 'mail', 'grade', 'region', 'department', 'branch'] as const
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(certificateType === undefined ? {} : { certificateKind: certificateType }),
    ...(certificateNumber === undefined ? {} : { certificateNumber: tidyCertificate(certificateNumber) }),
    ...(gender === undefined ? {} : { gender }),
    ...(birthday === undefined ? {} : { birthday }),
    ...(country === undefined ? {} : { country }),
    ...Object.fromEntries(
      texts.flatMap((field) => (input[field] === undefined ? [] : [[field, orNull(input[field])]])),
    ),
  }
}

export const changePerson: RunCallHandler<PeopleAdminCalls['changePerson']> = (input, ctx) =>
  write(ctx, input.companyId, 'changePerson', (author) =>
    writeChange(
      ctx,
      input.companyId,
      {
        personId: input.id,
        revision: input.revision,
        entered: enteredIn(input),
        ...(input.hiredOn === undefined ? {} : { hiredOn: input.hiredOn }),
        ...(input.relation === undefined ? {} : { relation: input.relation }),
        ...(input.from === undefined ? {} : { dependantFrom: input.from }),
      },
      author,
    ),
  )

export const leavePerson: RunCallHandler<PeopleAdminCalls['leavePerson']> = (input, ctx) =>
  write(ctx, input.companyId, 'leavePerson', (author) =>
    leave(
      ctx,
      input.companyId,
      { personId: input.id, revision: input.revision, leftOn: input.leftOn },
      author,
    ),
  )

export const cancelLeave: RunCallHandler<PeopleAdminCalls['cancelLeave']> = (input, ctx) =>
  write(ctx, input.companyId, 'cancelLeave', (author) =>
    writeCancel(ctx, input.companyId, { personId: input.id, revision: input.revision }, author),
  )

/** The person as registered before, with another time at the company. */
export const rejoinPerson: RunCallHandler<PeopleAdminCalls['rejoinPerson']> = (input, ctx) =>
  write(ctx, input.companyId, 'rejoinPerson', async (author) => {
    const { companyId, id, revision, hiredOn } = input
    const person = await personById(ctx.db, companyId, id)
    if (!person || person.relation !== null) return { kind: 'missing' }
    if (person.revision !== revision || person.status !== 'left') return { kind: 'moved' }
    const former = enteredOf(ctx.cipher, person, await employmentOf(ctx.db, companyId, id))
    const sent = classOf(input)
    const classes = {
      grade: input.grade === undefined ? former.grade : sent.grade,
      region: input.region === undefined ? former.region : sent.region,
      department: input.department === undefined ? former.department : sent.department,
      branch: input.branch === undefined ? former.branch : sent.branch,
    }
    return hire(ctx, companyId, { ...former, ...classes, hiredOn, leftOn: null }, author)
  })

export const addDependant: RunCallHandler<PeopleAdminCalls['addDependant']> = (input, ctx) =>
  write(ctx, input.companyId, 'addDependant', (author) => {
    const { holderId, relation, from } = input
    const contact = { phone: orNull(input.phone), mail: orNull(input.mail) }
    const request = { ...identityOf(input), ...contact, holderId, relation, from }
    return writeDependant(ctx, input.companyId, request, author)
  })

export const removeDependant: RunCallHandler<PeopleAdminCalls['removeDependant']> = (input, ctx) =>
  write(ctx, input.companyId, 'removeDependant', (author) =>
    writeRemoval(
      ctx,
      input.companyId,
      { personId: input.id, revision: input.revision, until: input.until },
      author,
    ),
  )
