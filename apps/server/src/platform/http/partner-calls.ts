import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { urlOf } from '@yf/contract/call'
import { isPartnerCall, type PartnerCall } from '@yf/contract/partner-call'
import type { EventContext, EventOutcome, EventReply } from '#platform/call/event.ts'
import { applyOnce, TooEarly } from '#platform/partner-events/apply-once.ts'
import {
  jsonReply,
  type PartnerEvent,
  type PartnerInbound,
  type InboundReply,
} from '#platform/partner-inbound.ts'
import { unwatched, type PartnerWatch } from '#platform/partner-watch.ts'
import type { MountDeps } from './mount.ts'
import type { RunnerDeps } from './run-call.ts'
import { checkOf, type Check } from './validation.ts'

type ApplyEvent = (data: unknown, ctx: EventContext) => Promise<EventOutcome | EventReply>

interface MountedPartnerCall extends RunnerDeps {
  readonly call: PartnerCall
  readonly inbound: PartnerInbound
  readonly check: Check
  readonly apply: ApplyEvent
  readonly watch: PartnerWatch
}

const mostBytes = 64 * 1024
const mostPerMinute = 1200
/** A timestamp may be ahead of us by as much as it may be behind: a nonce is stored for both, and a little longer. */
const nonceSeconds = 11 * 60

/**
 * Rows that partners call: raw bodies, the partner's signature, one effect per event, responses in the partner's
 * format.
 */
export async function mountPartnerCalls(scope: FastifyInstance, mounting: MountDeps): Promise<void> {
  scope.removeAllContentTypeParsers()
  // The signature covers the raw bytes of the body, so it must not be parsed first.
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const [domain, calls] of Object.entries(mounting.table)) {
    for (const [key, call] of Object.entries(calls)) {
      if (isPartnerCall(call)) mountOne(scope, mounting, { name: `${domain}.${key}`, domain, key, call })
    }
  }
}

interface PartnerCallRow {
  readonly name: string
  readonly domain: string
  readonly key: string
  readonly call: PartnerCall
}

function mountOne(
  scope: FastifyInstance,
  mounting: MountDeps,
  { name, domain, key, call }: PartnerCallRow,
): void {
  const handler = mounting.handlers[domain]?.[key]
  const inbound = mounting.inbound?.[call.partner]
  if (!handler) throw new Error(`${name} has no handler`)
  if (!inbound) throw new Error(`${name} is called by ${call.partner}, whose signature nobody can verify`)
  const { services, database, watch = unwatched } = mounting
  const apply = handler as unknown as ApplyEvent
  const mounted: MountedPartnerCall = {
    call,
    inbound,
    services,
    database,
    watch,
    apply,
    check: checkOf(call),
  }
  scope.route({
    method: call.method,
    url: urlOf(call),
    bodyLimit: inbound.mostBytes ?? mostBytes,
    config: { call: name },
    handler: (request, reply) => answerPartner(mounted, request, reply),
    errorHandler: (error, request, reply) => answerFault(mounted, error, request, reply),
  })
}

/** Too large to read, or an internal error: nothing was changed. */
function answerFault(
  { inbound, watch, call }: MountedPartnerCall,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isTooLarge = error.statusCode === 413
  watch.onNotice({ partner: call.partner, kind: '', outcome: isTooLarge ? 'tooLarge' : 'broken' })
  if (!isTooLarge) request.log.error({ err: error }, 'an event of a partner broke')
  say(reply, isTooLarge ? { ...inbound.replies.refused, http: 413 } : inbound.replies.again)
}

/** From the signature to the effect; the partner learns only whether to repeat the call. */
async function answerPartner(mounted: MountedPartnerCall, request: FastifyRequest, reply: FastifyReply) {
  const { inbound, watch, call } = mounted
  const verified = inbound.verify({
    headers: request.headers,
    query: request.query as Record<string, unknown>,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  })
  const logNotice = (kind: string, outcome: string) =>
    watch.onNotice({ partner: call.partner, kind, outcome })
  if (verified.kind === 'rejected') {
    logNotice('', verified.reason)
    return say(reply, inbound.replies.refused)
  }
  const outcome = await take(mounted, verified.event, request)
  if (typeof outcome === 'object') {
    logNotice(verified.event.kind, 'answered')
    return say(reply, jsonReply(200, outcome.body as object))
  }
  logNotice(verified.event.kind, outcome)
  return say(reply, inbound.replies[answers[outcome]])
}

const answers = {
  applied: 'done',
  ignored: 'done',
  repeated: 'done',
  tooEarly: 'again',
  tooMany: 'again',
  malformed: 'refused',
  replayed: 'refused',
} as const satisfies Record<string, keyof PartnerInbound['replies']>

type EventResult = keyof typeof answers

async function take(
  mounted: MountedPartnerCall,
  event: PartnerEvent,
  request: FastifyRequest,
): Promise<EventResult | EventReply> {
  const { call, inbound, check, services } = mounted
  const { limits } = services
  // Counted after the signature check: strangers cannot use up the partner's limit.
  const window = { limit: inbound.mostPerMinute ?? mostPerMinute, seconds: 60 }
  if (!(await limits.take('partner.events', call.partner, window)).allowed) return 'tooMany'
  if (check(event.data) !== null) return 'malformed'
  const nonce = event.nonce === null ? null : `${call.partner} ${event.nonce}`
  const once = { limit: 1, seconds: nonceSeconds }
  if (nonce !== null && !(await limits.take('partner.nonce', nonce, once)).allowed) return 'replayed'
  try {
    return await apply(mounted, event, request)
  } catch (error) {
    // Nothing was changed, so the very same call may come again.
    if (nonce !== null) await limits.forget('partner.nonce', nonce)
    if (error instanceof TooEarly) return 'tooEarly'
    throw error
  }
}

/** A query has no effect that could happen twice: it is answered as often as it comes. */
const apply = (
  { call, services, database, apply }: MountedPartnerCall,
  event: PartnerEvent,
  request: FastifyRequest,
) =>
  database.transaction(async (db): Promise<EventResult | EventReply> => {
    const { partner, asks } = call
    const { id, kind } = event
    const ctx = { ...services, db, log: request.log as EventContext['log'], event: { partner, id, kind } }
    if (asks) return apply(event.data, ctx)
    return applyOnce(db, { partner, id, kind, at: services.clock.now() }, async () => {
      const outcome = await apply(event.data, ctx)
      if (typeof outcome === 'object')
        throw new Error(`${partner} told us something and was answered with data`)
      return outcome
    })
  })

const say = (reply: FastifyReply, { http, type, body }: InboundReply): FastifyReply =>
  reply.code(http).header('content-type', type).send(body)
