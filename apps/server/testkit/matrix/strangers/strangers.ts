import { namedCalls, type NamedCall } from '#testkit/named-calls.ts'
import { isDone } from '../ask.ts'
import type { MatrixStage } from '../stage.ts'
import { owner, strangers, visitorOf, type Caller } from './callers.ts'
import type { MarkedData } from './markers.ts'
import { printsOf } from './owned.ts'
import { sharedWith } from './shared.ts'
import { findingTexts, inputsFor, knownValuesOf } from './tries.ts'
import {
  mayChange,
  strangeTo,
  tryCall,
  type LeakedText,
  type CallInputs,
  type SearchTargets,
  type CallerTries,
} from './walk.ts'

export interface Search {
  readonly calls: number
  readonly callers: number
  readonly ids: number
  readonly markers: number
  readonly tries: number
  /** Calls that answered the owner on the very requests that strangers were refused. */
  readonly opened: readonly string[]
  readonly leaks: readonly LeakedText[]
}

export interface SearchOptions {
  readonly calls?: readonly NamedCall[]
  /** Rows tried from each of the owner's tables. */
  readonly perTable: number
  /** Requests that each caller makes to a call. */
  readonly perCall: number
  readonly wrongAudienceTries: number
  /** Whether every caller without access tries each call, instead of one of them for all. */
  readonly isExhaustive: boolean
  /** Whether changes are checked after each call, and not only at the end. */
  readonly looksOften: boolean
}

/** Every call × every stranger × every record of the owner's. */
export async function searchForLeaks(
  stage: MatrixStage,
  { owned, markers }: MarkedData,
  options: SearchOptions,
): Promise<Search> {
  const { calls = namedCalls(), perTable, perCall, wrongAudienceTries } = options
  const callers = await strangers(stage)
  const known = knownValuesOf(owned, perTable)
  const shared = await sharedWith(stage.server.db, callers, owned)
  const texts = findingTexts(known)
  const strange = new Map(callers.map(({ name }) => [name, strangeTo({ owned, texts }, shared.get(name))]))
  const searched = { owned, texts, shared, strange, wrongAudienceTries }
  const questions = calls.map((call) => ({ call, inputs: inputsFor(call, known, perCall) }))
  const tried = [
    ...(await tryAsStrangers(stage, searched, callers, questions, options)),
    ...(await tryAtWork(stage, searched, callers, questions)),
  ]
  return {
    calls: calls.length,
    callers: callers.length,
    ids: owned.ids.size,
    markers,
    tries: tried.reduce((sum, one) => sum + one.tries, 0),
    leaks: tried.flatMap((one) => one.leaks),
    opened: await openToTheOwner(stage, questions),
  }
}

/** Strangers do not affect each other, so all of them try a call concurrently; a change is attributed to the call. */
async function tryAsStrangers(
  stage: MatrixStage,
  searched: SearchTargets,
  callers: readonly Caller[],
  questions: readonly CallInputs[],
  { looksOften, isExhaustive }: SearchOptions,
): Promise<CallerTries[]> {
  const { db } = stage.server
  const visitors = callers.map((caller) => ({ caller, visit: visitorOf(stage, caller) }))
  const all: CallerTries[] = []
  let before = await printsOf(db, searched.owned)
  const look = async (blamed: string) => {
    const after = await printsOf(db, searched.owned)
    const changed = [...before].filter(([table, print]) => after.get(table) !== print)
    const leaks = changed.map(([table]) => ({
      call: blamed,
      as: 'a stranger',
      what: `changed ${table}`,
      input: '',
    }))
    all.push({ tries: 0, isShutOut: false, leaks })
    before = after
  }
  for (const question of questions) {
    const wrong = visitors.find(({ caller }) => isWrongAudience(question.call, caller))
    const able = visitors.filter(
      (one) =>
        !mayChange(question.call, one.caller) &&
        (isExhaustive || one === wrong || !isWrongAudience(question.call, one.caller)),
    )
    const tried = await Promise.all(
      able.map(({ caller, visit }) => tryCall(searched, question, caller, visit)),
    )
    all.push(...tried)
    if (looksOften && tried.some(({ isShutOut }) => !isShutOut)) await look(question.call.name)
  }
  await look('one of the calls')
  return all
}

/** With a token of the other kind (staff or member) the call is refused before its parameters are read. */
const isWrongAudience = ({ row }: NamedCall, { role }: Caller) => (row.auth === 'staff') !== (role !== null)

/** Staff who may change a case at the console come after all other callers. */
async function tryAtWork(
  stage: MatrixStage,
  searched: SearchTargets,
  callers: readonly Caller[],
  questions: readonly CallInputs[],
): Promise<CallerTries[]> {
  const all: CallerTries[] = []
  for (const caller of callers) {
    const visit = visitorOf(stage, caller)
    for (const question of questions)
      if (mayChange(question.call, caller)) all.push(await tryCall(searched, question, caller, visit))
  }
  return all
}

/** Last, because the owner may change their own data; reads come before writes. */
async function openToTheOwner(stage: MatrixStage, questions: readonly CallInputs[]): Promise<string[]> {
  const opened: string[] = []
  const writes = ({ call }: CallInputs) => Number(call.row.method !== 'GET')
  const visit = visitorOf(stage, {
    ...owner,
    name: 'the owner',
    role: null,
    enter: async () => ({ token: await stage.server.tokenOf(owner.person) }),
  })
  for (const { call, inputs } of questions.toSorted((one, other) => writes(one) - writes(other))) {
    if (call.row.auth !== 'user') continue
    for (const input of inputs) {
      if (!isDone(await visit(call.row, input))) continue
      opened.push(call.name)
      break
    }
  }
  return opened
}
