import type { TSchema } from '@sinclair/typebox'
import type { Call } from './call.ts'

/**
 * A call that a partner makes to us, signed in its own way. Its `request` is the event's data once the signature stands;
 * its `response` is what the partner reads, without our envelope. Rows of this kind stand in `<domain>-events.ts`, which
 * no app loads.
 */
export interface PartnerCall<Req extends TSchema = TSchema, Res extends TSchema = TSchema> extends Call<
  Req,
  Res,
  'partner'
> {
  readonly partner: string
}

export const isPartnerCall = (call: Call): call is PartnerCall => call.auth === 'partner'

/** The partner's name begins the path, so that a balancer can tell partners apart. */
export const fromPartner = <const Partner extends string>(partner: Partner) => ({
  post: <Req extends TSchema, Res extends TSchema>(
    path: `${Partner}/${string}`,
    summary: string,
    request: Req,
    response: Res,
  ): PartnerCall<Req, Res> => ({
    service: 'partner',
    partner,
    method: 'POST',
    path,
    summary,
    request,
    response,
    auth: 'partner',
    body: 'json',
    credential: 'usual',
    silent: true,
    idempotent: false,
  }),
})
