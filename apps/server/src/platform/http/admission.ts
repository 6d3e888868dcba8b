import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Call } from '@yf/contract/call'
import type { Caller, Staff } from '#platform/call/context.ts'
import type { CountDeniedCall } from '#platform/call/staff-guard.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { resolveSession, type Resolved } from '#platform/session/sessions.ts'
import type { Settings } from '#platform/settings.ts'

export type Admission =
  | { readonly kind: 'in'; readonly caller: Caller | null; readonly staff?: Staff }
  | { readonly kind: 'noSession' | 'sessionEnded' | 'mallTokenMissing' | 'mallTokenExpired' }

/** The owner of a mall token; provided by the mall feature. */
export type ResolveMall = (db: Db, clock: Clock, token: string) => Promise<Resolved>

export type ResolvedStaff =
  | { readonly kind: 'current'; readonly staff: Staff }
  | { readonly kind: 'ended' | 'unknown' }

/** The owner of a console token. */
export type ResolveStaff = (db: Db, clock: Clock, token: string) => Promise<ResolvedStaff>

/** Provided by the staff feature. */
export interface StaffAccess {
  readonly resolve: ResolveStaff
  readonly countDenied: CountDeniedCall
}

export interface AdmissionDeps {
  readonly db: Db
  readonly clock: Clock
  readonly apiClients: Settings['apiClients']
  readonly resolveMall: ResolveMall | null
  readonly resolveStaff: ResolveStaff | null
}

const anyone: Admission = { kind: 'in', caller: null }
const noSession: Admission = { kind: 'noSession' }

/** Authorises the caller before anything in the body is trusted (decisions §3). */
export function admit(
  { auth, credential }: Pick<Call, 'auth' | 'credential'>,
  request: FastifyRequest,
  deps: AdmissionDeps,
): Admission | Promise<Admission> {
  if (auth === 'none') return anyone
  if (credential === 'pending') return bearerOf(request) === null ? noSession : anyone
  if (auth === 'user') return admitMember(request, deps)
  if (auth === 'mall') return admitMall(request, deps)
  if (auth === 'staff') return admitStaff(request, deps)
  // Partners do not pass here: their calls go through `partner-calls.ts`.
  const isKnown = auth === 'basic' && isKnownClient(request.headers.authorization, deps.apiClients)
  return isKnown ? anyone : noSession
}

export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? header.slice(7).trim() : null
}

async function admitMember(request: FastifyRequest, deps: AdmissionDeps): Promise<Admission> {
  const token = bearerOf(request)
  if (token === null) return noSession
  const found = await resolveSession(deps.db, deps.clock, token)
  if (found.kind === 'current') return { kind: 'in', caller: found.caller }
  return found.kind === 'ended' ? { kind: 'sessionEnded' } : noSession
}

async function admitMall(request: FastifyRequest, deps: AdmissionDeps): Promise<Admission> {
  const token = request.headers['token_mall']
  if (typeof token !== 'string' || token === '') return { kind: 'mallTokenMissing' }
  const found = await deps.resolveMall?.(deps.db, deps.clock, token)
  return found?.kind === 'current' ? { kind: 'in', caller: found.caller } : { kind: 'mallTokenExpired' }
}

async function admitStaff(request: FastifyRequest, deps: AdmissionDeps): Promise<Admission> {
  const token = bearerOf(request)
  const found = token === null ? null : await deps.resolveStaff?.(deps.db, deps.clock, token)
  if (found?.kind === 'current') return { kind: 'in', caller: null, staff: found.staff }
  return found?.kind === 'ended' ? { kind: 'sessionEnded' } : noSession
}

/** Compares every client, in constant time, so that the response time reveals nothing. */
function isKnownClient(header: string | undefined, clients: Settings['apiClients']): boolean {
  if (!header?.startsWith('Basic ')) return false
  const received = digest(Buffer.from(header.slice(6), 'base64').toString())
  return clients.map(({ id, secret }) => timingSafeEqual(received, digest(`${id}:${secret}`))).includes(true)
}

const digest = (text: string) => createHash('sha256').update(text).digest()
