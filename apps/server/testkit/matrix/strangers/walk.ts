import { mayDo } from '@yf/domain/staff'
import { refusals } from '@yf/contract/refusals'
import type { NamedCall } from '#testkit/named-calls.ts'
import type { CallReply } from '../ask.ts'
import { allowances } from './hints.ts'
import { idsIn, markersIn } from './markers.ts'
import type { OwnedRows } from './owned.ts'
import { owner, type Caller, type MatrixVisitor } from './callers.ts'
import { aboutNobody, isAboutOwn, withoutOwn, type ForeignData } from './tries.ts'

export interface LeakedText {
  readonly call: string
  readonly as: string
  readonly what: string
  readonly input: string
}

export interface SearchTargets {
  readonly owned: OwnedRows
  readonly texts: ReadonlySet<string>
  /** By caller: ids that also belong to the caller, such as the row that made a family account one. */
  readonly shared: ReadonlyMap<string, ReadonlySet<string>>
  /** By caller: the owner's data that are not the caller's. */
  readonly strange: ReadonlyMap<string, ForeignData>
  /** How often a caller without access tries: only the identity is checked there. */
  readonly wrongAudienceTries: number
}

export interface CallInputs {
  readonly call: NamedCall
  readonly inputs: readonly object[]
}

export interface CallerTries {
  readonly tries: number
  readonly leaks: readonly LeakedText[]
  /** Denied at authentication each time, so it cannot have had an effect. */
  readonly isShutOut: boolean
}

/** One caller tries one call with all records of the owner's and reports every leak. */
export async function tryCall(
  searched: SearchTargets,
  { call, inputs }: CallInputs,
  caller: Caller,
  visit: MatrixVisitor,
): Promise<CallerTries> {
  const leaks: LeakedText[] = []
  const answerTo = (input: object) => visit(call.row, input)
  const strange = searched.strange.get(caller.name)!
  const aboutNobody = answersAboutNobody(strange, answerTo)
  let isShutOut = true
  let tries = 0
  for (const [at, input] of inputs.entries()) {
    if (isShutOut && at >= searched.wrongAudienceTries) break
    tries += 1
    const reply = await answerTo(input)
    if (reply.http !== 401) isShutOut = false
    const found = findingsIn(call, caller, searched, JSON.stringify(input), reply)
    const mayDiffer =
      isShutOut || isAtWork(call, caller) || allowances[call.name]?.mayDiffer || !isAboutOwn(input, strange)
    if (!mayDiffer && (await isDistinguishable(input, reply, answerTo, aboutNobody)))
      found.push(`answers ${reply.http}/${reply.code} where nobody is answered otherwise`)
    leaks.push(
      ...found.map((what) => ({ call: call.name, as: caller.name, what, input: JSON.stringify(input) })),
    )
  }
  return { tries, leaks, isShutOut }
}

/** Console calls are for staff: what they may see there is not private to the owner. */
export const isAtWork = ({ row }: NamedCall, { role }: Caller) => row.auth === 'staff' && role !== null

const maySee = ({ row }: NamedCall, { role }: Caller): boolean =>
  row.permission !== null && role !== null && mayDo(role, row.permission)

/** An auditor reads everything and changes nothing. */
export const mayChange = (call: NamedCall, caller: Caller) =>
  isAtWork(call, caller) && caller.role !== 'auditor'

function findingsIn(
  call: NamedCall,
  caller: Caller,
  { owned, shared, texts }: SearchTargets,
  answerTo: string,
  reply: CallReply,
): string[] {
  const allowance = allowances[call.name]
  // A number that is encrypted at rest leaves the server only masked, for any caller.
  const mayShowNumbers =
    allowance?.showsEnteredNumbers || (allowance?.showsNumbersToStaff && maySee(call, caller))
  const numbers = (mayShowNumbers ? [] : [...texts]).filter(
    (text) => isPersonal(text) && reply.text.includes(text) && !answerTo.includes(text),
  )
  const inFull = numbers.map((text) => `tells ${text} in full`)
  if (isAtWork(call, caller)) return inFull
  const shows = allowance?.shows ?? []
  const own = shared.get(caller.name) ?? new Set()
  const isShared = (row: string | undefined) => row !== undefined && [...own].some((id) => id.startsWith(row))
  const marks = markersIn(reply.text).filter(({ where, row }) => !shows.includes(where) && !isShared(row))
  const ids = idsIn(reply.text, answerTo).filter((id) => owned.ids.has(id) && !own.has(id))
  return [
    ...inFull,
    ...new Set(marks.map(({ where }) => `tells ${where}`)),
    ...(ids.length > 0 ? [`tells ids: ${ids.slice(0, 3).join(' ')}`] : []),
  ]
}

const isPersonal = (text: string) => /^1\d{10}$|^\d{17}[\dX]$/.test(text)

/** The owner's data that are not the caller's; for the owner nothing is excluded. */
export function strangeTo(
  { owned, texts }: Pick<SearchTargets, 'owned' | 'texts'>,
  own: ReadonlySet<string> = new Set(),
): ForeignData {
  const ids = [...owned.ids].filter((id) => id === owner.accountId || !own.has(id))
  return { ids: new Set(ids), texts }
}

type AnswerTo = (input: object) => Promise<CallReply>

/** The same request about a nonexistent person is sent once for all requests that differ in nothing else. */
function answersAboutNobody(strange: ForeignData, answerTo: AnswerTo) {
  const answers = new Map<string, Promise<CallReply>>()
  return (input: object, isFresh: boolean): Promise<CallReply> => {
    const shape = JSON.stringify(withoutOwn(input, strange))
    const before = isFresh ? undefined : answers.get(shape)
    const answer = before ?? answerTo(aboutNobody(input, strange))
    answers.set(shape, answer)
    return answer
  }
}

/** Confirmed by a second try: something else may have changed the response meanwhile. */
async function isDistinguishable(
  input: object,
  reply: CallReply,
  answerTo: AnswerTo,
  nobody: (input: object, isFresh: boolean) => Promise<CallReply>,
): Promise<boolean> {
  if (isSame(reply, await nobody(input, false))) return false
  return !isSame(await answerTo(input), await nobody(input, true))
}

/**
 * The response to a caller who tries often, about anybody: `lock-out.test.ts` verifies that it also appears for
 * nonexistent people.
 */
const throttles: ReadonlySet<string> = new Set(
  [refusals.proofOfWorkNeeded, refusals.tooOften, refusals.passwordLocked, refusals.staffLocked].map(
    ({ code }) => String(code),
  ),
)

const isSame = (one: CallReply, other: CallReply) =>
  [one, other].some(({ code }) => throttles.has(code)) || (one.http === other.http && one.code === other.code)
