import type { TSchema } from '@sinclair/typebox'
import type { Call } from './call.ts'

/**
 * A call that a partner makes to us, signed in its own way. Its `request` is the event's data after the signature is
 * verified; its `response` is what the partner reads, without our envelope. Rows of this kind are in
 * `<domain>-events.ts`, which no app loads.
 */
export interface PartnerCall<Req extends TSchema = TSchema, Res extends TSchema = TSchema> extends Call<
  Req,
  Res,
  'partner'
> {
  readonly partner: string
  /** A query instead of a notice: it writes nothing, and its response is the row's response. */
  readonly asks: boolean
}

export const isPartnerCall = (call: Call): call is PartnerCall => call.auth === 'partner'

type PartnerCallFactory<Partner extends string> = <Req extends TSchema, Res extends TSchema>(
  path: `${Partner}/${string}`,
  title: string,
  summary: string,
  request: Req,
  response: Res,
) => PartnerCall<Req, Res>

const row =
  <const Partner extends string>(partner: Partner, asks: boolean): PartnerCallFactory<Partner> =>
  (path, title, summary, request, response) => ({
    service: 'partner',
    partner,
    asks,
    method: 'POST',
    path,
    title,
    summary,
    request,
    response,
    auth: 'partner',
    permission: null,
    body: 'json',
    credential: 'usual',
    silent: true,
    idempotent: false,
  })

/** The path begins with the partner's name, so that a balancer can tell partners apart. */
export const fromPartner = <const Partner extends string>(partner: Partner) => ({
  /** A partner event: it has one effect, however often it is delivered. */
  post: row(partner, false),
  /** A partner's query. */
  ask: row(partner, true),
})
