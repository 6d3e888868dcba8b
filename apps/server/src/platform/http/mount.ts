import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { urlOf, type Call, type CallTable } from '@yf/contract/call'
import { mallCodes } from '@yf/contract/errors'
import { isPartnerCall } from '@yf/contract/partner-call'
import type { AnyEventHandler } from '#platform/call/event.ts'
import { refuse, type CallOutcome } from '#platform/call/outcome.ts'
import type { PartnerInbound } from '#platform/partner-inbound.ts'
import type { PartnerWatch } from '#platform/partner-watch.ts'
import { admit, type Admission, type AdmissionDeps, type ResolveMall, type StaffAccess } from './admission.ts'
import { envelopeOf, serialiserOf, type Envelope } from './envelope.ts'
import { fail, jsonType } from './failures.ts'
import { bytesOf, isOfKind, isTooLarge, receive } from './input.ts'
import { runnerOf, type AnyHandler, type RunnerDeps, type RunCall } from './run-call.ts'
import { uploadSpace, type Uploader } from './upload-space.ts'
import { checkOf, type Check } from './validation.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `domain.call`, for logs and metrics. */
    call?: string
  }
}

export interface MountDeps extends RunnerDeps {
  readonly table: Readonly<Record<string, CallTable>>
  readonly handlers: Readonly<Record<string, Readonly<Record<string, AnyHandler | AnyEventHandler>>>>
  readonly resolveMall?: ResolveMall | undefined
  readonly staffAccess?: StaffAccess | undefined
  /** By partner: how each signs its events. */
  readonly inbound?: Readonly<Record<string, PartnerInbound>> | undefined
  readonly watch?: PartnerWatch | undefined
}

interface MountedCall {
  readonly call: Call
  readonly envelope: Envelope
  readonly admissionDeps: AdmissionDeps
  readonly check: Check
  readonly run: RunCall
  readonly serialise: (result: unknown, message: string) => string
}

/**
 * Turns every row of the table into a route; a row without a handler does not compile. Partner rows go through a
 * separate path.
 */
export function mountCalls(app: FastifyInstance, mounting: MountDeps): void {
  const { services, database, resolveMall = null, staffAccess = null } = mounting
  const admissionDeps = {
    db: database.db,
    clock: services.clock,
    apiClients: services.settings.apiClients,
    resolveMall,
    resolveStaff: staffAccess?.resolve ?? null,
  }
  for (const [domain, calls] of Object.entries(mounting.table)) {
    for (const [key, call] of Object.entries(calls)) {
      if (isPartnerCall(call)) continue
      const name = `${domain}.${key}`
      const handler = mounting.handlers[domain]?.[key]
      if (!handler) throw new Error(`${name} has no handler`)
      const mounted: MountedCall = {
        call,
        admissionDeps,
        envelope: envelopeOf(call.service),
        check: checkOf(call),
        run: runnerOf(name, call, handler as AnyHandler, mounting),
        serialise: serialiserOf(call),
      }
      app.route({
        method: call.method,
        url: urlOf(call),
        // Some GET calls write: a HEAD request must not run them.
        exposeHeadRoute: false,
        config: { call: name },
        handler: (request, reply) => answerCall(mounted, request, reply),
      })
    }
  }
}

const keyShape = /^[\x21-\x7e]{8,64}$/

/** One call from authorisation to response. */
async function answerCall(
  mounted: MountedCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { call, envelope } = mounted
  const admission = await admit(call, request, mounted.admissionDeps)
  if (admission.kind !== 'in') return turnAway(reply, envelope, admission)
  const key = call.idempotent ? (request.headers['idempotency-key'] ?? '') : null
  if (key !== null && (typeof key !== 'string' || !keyShape.test(key)))
    return fail(reply, envelope, 'badInput', '请求编号应为 8 到 64 个字符（Idempotency-Key）')
  if (!isOfKind(call, request)) return fail(reply, envelope, 'unknownKind')
  const { caller, staff = null } = admission
  const visit = { request, key, caller, staff }
  return call.body === 'multipart' ? answerUpload(mounted, visit, reply) : answerInput(mounted, visit, reply)
}

type IncomingCall = Omit<Parameters<RunCall>[0], 'input' | 'uploads'>

/** The body is read only after its memory is reserved; the reservation ends with the response. */
async function answerUpload(
  mounted: MountedCall,
  visitor: IncomingCall,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (isTooLarge(visitor.request)) return fail(reply, mounted.envelope, 'tooLarge')
  const leave = await uploadSpace.enter(bytesOf(visitor.request), uploaderOf(visitor))
  if (!leave) return say(mounted, reply, refuse('uploadBusy'))
  try {
    return await answerInput(mounted, visitor, reply)
  } finally {
    leave()
  }
}

const uploaderOf = ({ caller, staff, request }: IncomingCall): Uploader => ({
  person: caller?.accountId ?? staff?.id ?? request.ip,
  address: request.ip,
})

async function answerInput(
  mounted: MountedCall,
  visitor: IncomingCall,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { input, uploads } = await receive(mounted.call, visitor.request)
  const complaint = mounted.check(input)
  if (complaint !== null) return fail(reply, mounted.envelope, 'badInput', complaint)
  return say(mounted, reply, await mounted.run({ ...visitor, input, uploads }))
}

function say(
  { envelope, serialise }: MountedCall,
  reply: FastifyReply,
  outcome: CallOutcome<unknown>,
): FastifyReply {
  if (outcome.kind === 'badInput')
    return fail(reply, envelope, 'badInput', `${outcome.message}（${outcome.field}）`)
  const body =
    outcome.kind === 'answer'
      ? serialise(outcome.result, outcome.message)
      : envelope.refuse(outcome.code, outcome.message, outcome.result)
  return reply.header('content-type', jsonType).send(body)
}

const mallRefusals = {
  mallTokenMissing: { code: mallCodes.tokenMissing, message: '请先登录商城' },
  mallTokenExpired: { code: mallCodes.tokenExpired, message: '商城登录已过期，请重新登录' },
} as const

function turnAway(
  reply: FastifyReply,
  envelope: Envelope,
  { kind }: Exclude<Admission, { kind: 'in' }>,
): FastifyReply {
  if (kind === 'noSession' || kind === 'sessionEnded') return fail(reply, envelope, kind)
  const { code, message } = mallRefusals[kind]
  return reply.header('content-type', jsonType).send(envelope.refuse(code, message))
}
