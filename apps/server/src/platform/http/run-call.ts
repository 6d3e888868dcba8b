import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { wireHeaders, type Call } from '@yf/contract/call'
import type {
  CallContext,
  Caller,
  MemberContext,
  Services,
  Staff,
  StaffContext,
} from '#platform/call/context.ts'
import type { CallAnswer, CallOutcome } from '#platform/call/outcome.ts'
import type { Steps } from '#platform/call/handler.ts'
import { isPermitted, permissionOf, refuseRole } from '#platform/call/staff-guard.ts'
import type { Database } from '#platform/db/database.ts'
import type { Db } from '#platform/db/handle.ts'
import { once } from '#platform/idempotency/once.ts'
import { requestHash } from '#platform/idempotency/request-hash.ts'
import { bearerOf, type StaffAccess } from './admission.ts'
import type { ReceivedBody } from './input.ts'

/** A handler as the mount sees it: the row's types are checked where the feature lists it. */
type AnyRun = (input: never, ctx: never) => Promise<CallOutcome<unknown>>
export type AnyHandler = AnyRun | { readonly mode: 'pool' | 'transaction' | 'steps'; readonly run: AnyRun }

export interface CallVisit extends ReceivedBody {
  readonly request: FastifyRequest
  readonly caller: Caller | null
  readonly staff: Staff | null
  /** The caller's Idempotency-Key, for rows that take one. */
  readonly key: string | null
}

export interface RunnerDeps {
  readonly services: Services
  readonly database: Pick<Database, 'db' | 'transaction'>
  readonly staffAccess?: Pick<StaffAccess, 'countDenied'> | undefined
}

export type RunCall = (visit: CallVisit) => Promise<CallOutcome<unknown>>

/** Calls of staff are guarded by the permission of their row: a handler cannot forget it. */
export function runnerOf(name: string, call: Call, handler: AnyHandler, deps: RunnerDeps): RunCall {
  const run = unguarded(name, call, handler, deps)
  return call.auth === 'staff' ? guarded(name, call, run, deps) : run
}

function guarded(name: string, call: Call, run: RunCall, deps: RunnerDeps): RunCall {
  const { services, database, staffAccess } = deps
  const permission = permissionOf(call)
  return async (visit) => {
    const staff = visit.staff as Staff
    const outcome = isPermitted(permission, staff) ? await run(visit) : refuseRole(staff)
    // A refusal has rolled its transaction back, so it is counted in another one.
    if (outcome.kind === 'refused')
      await database.transaction(async (db) =>
        staffAccess?.countDenied(
          { db, clock: services.clock, address: visit.request.ip },
          { staffId: staff.id, call: name, reason: outcome.name },
        ),
      )
    return outcome
  }
}

/**
 * GET on the pool, other methods and every call of staff in one transaction, unless the handler specifies otherwise.
 */
function unguarded(name: string, call: Call, handler: AnyHandler, deps: RunnerDeps): RunCall {
  const usual = call.method === 'GET' && call.auth !== 'staff' ? 'pool' : 'transaction'
  const mode = typeof handler === 'function' ? usual : handler.mode
  const run = (typeof handler === 'function' ? handler : handler.run) as RunHandler
  // A handler in steps stores the key together with its writes; on the pool nothing could.
  if (call.idempotent && mode === 'pool')
    throw new Error(`${name} takes an idempotency key, so it cannot run on the pool`)
  if (mode === 'transaction') return (visit) => transact(deps, (tx) => runIn(tx, name, run, deps, visit))
  if (mode === 'steps') return (visit) => run(visit.input, inSteps(name, deps, visit))
  return (visit) => run(visit.input, contextOf(deps.services, deps.database.db, visit))
}

type RunHandler = (input: unknown, ctx: CallContext) => Promise<CallOutcome<unknown>>

function runIn(
  tx: Db,
  name: string,
  run: RunHandler,
  { services }: RunnerDeps,
  visit: CallVisit,
): Promise<CallOutcome<unknown>> {
  const work = () => run(visit.input, contextOf(services, tx, visit))
  if (visit.key === null) return work()
  const files = visit.uploads.map(({ bytes }) => createHash('sha256').update(bytes).digest('base64url'))
  const scope = visit.caller?.accountId ?? visit.staff?.id ?? visit.request.ip
  const hash = requestHash(services.cipher, files.length > 0 ? { input: visit.input, files } : visit.input)
  const { cipher, clock } = services
  const subject = visit.caller?.accountId ?? null
  return once(
    { db: tx, cipher, clock },
    { scope, subject, call: name, key: visit.key, requestHash: hash },
    work,
  )
}

function inSteps(name: string, deps: RunnerDeps, visit: CallVisit): CallContext & Steps {
  const ctx = contextOf(deps.services, deps.database.db, visit)
  return {
    ...ctx,
    transaction: (work) => transact(deps, (db) => work({ ...ctx, db })),
    once: <T extends CallOutcome<unknown>>(work: (ctx: CallContext) => Promise<T>) =>
      transact(deps, (db) => runIn(db, name, (_, inner) => work(inner), deps, visit) as Promise<T>),
  }
}

type RefusedOutcome = Exclude<CallOutcome<never>, CallAnswer<never>>

/** Carries a refusal out of a transaction, so that the transaction rolls back. */
class Undo extends Error {
  readonly refusal: RefusedOutcome
  constructor(refusal: RefusedOutcome) {
    super('refused')
    this.refusal = refusal
  }
}

async function transact<T>({ database }: RunnerDeps, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await database.transaction(async (tx) => {
      const outcome = await work(tx)
      if (isRefusal(outcome)) throw new Undo(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Undo) return error.refusal as T
    throw error
  }
}

const isRefusal = (value: unknown): value is RefusedOutcome =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'refused' || value.kind === 'badInput')

const textHeader = ({ headers }: FastifyRequest, name: string): string => {
  const headerValue = headers[name]
  return typeof headerValue === 'string' ? headerValue : ''
}

/** Device ids are random and long: another format is not a device id, and could be anything. */
const deviceShape = /^[\w-]{22,64}$/

function deviceOf(request: FastifyRequest): string | null {
  const device = textHeader(request, wireHeaders.device)
  return deviceShape.test(device) ? device : null
}

/** Written out rather than spread for speed: it runs on every call. */
function contextOf(services: Services, db: Db, visit: CallVisit): MemberContext & StaffContext {
  const { request } = visit
  return {
    settings: services.settings,
    clock: services.clock,
    cipher: services.cipher,
    limits: services.limits,
    files: services.files,
    jobs: services.jobs,
    outbox: services.outbox,
    partners: services.partners,
    extensionPoints: services.extensionPoints,
    documentWriter: services.documentWriter,
    ocr: services.ocr,
    db,
    log: request.log as MemberContext['log'],
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: deviceOf(request),
    proofOfWork: textHeader(request, wireHeaders.proofOfWork),
    bearer: bearerOf(request),
    uploads: visit.uploads,
    idempotencyKey: visit.key ?? '',
    // A row without a member has no caller, one without staff no staff member, and its handler's type does not offer
    // them.
    caller: visit.caller as Caller,
    staff: visit.staff as Staff,
  }
}
