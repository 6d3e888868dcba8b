import { randomUUID } from 'node:crypto'
import { isPartnerCall } from '@yf/contract/partner-call'
import { payoutNotices } from '@yf/partner-contract/payout'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate, people } from '#seeds/people.ts'
import { storyCaseId } from '#seeds/claims.ts'
import { claimStories } from '#seeds/claim-stories.ts'
import type { NamedCall } from '#testkit/named-calls.ts'
import { inventInput, type KnownValues } from '#testkit/distributed/invent-input.ts'
import type { TestCallOptions } from '#testkit/request.ts'
import { send, type CallReply } from '../ask.ts'
import { changedAt, fieldsOf, type MatrixField } from '../fields.ts'
import type { MatrixStage } from '../stage.ts'
import { spelt } from './bodies.ts'
import { mutations, type Mutation } from './mutations.ts'

export interface MutationFault {
  readonly call: string
  readonly field: string
  readonly mutation: string
  readonly what: string
}

/** Tolerable time to wait for any response. */
const longestMs = 20_000

/** Ids of 林晓's records for fields of these names, so that the fields that are not mutated are valid. */
function knownValues({ server }: MatrixStage): KnownValues {
  const draft = claimStories.find(({ account, state }) => account === 'linxiao' && state === 0)
  return {
    companyId: idOf('company', 'xinghe-software'),
    groupId: idOf('group', 'xinghe'),
    caseId: draft ? storyCaseId(draft) : '',
    policyId: idOf('policy', 'lin-medical'),
    accountId: idOf('account', 'linxiao'),
    cardId: idOf('bankCard', 'linxiao'),
    phone: people[0]!.phone,
    certificateNumber: inventedCertificate('1990-01-01', 999),
    url: `${server.url}/`,
    origin: server.url,
    email: 'linxiao@example.com',
  }
}

/** Mutates every field of a call in every way, one at a time; the rest of the request stays valid. */
export async function mutateCall(
  stage: MatrixStage,
  call: NamedCall,
  chosen: (field: MatrixField, mutation: Mutation) => boolean,
): Promise<{ tries: number; fields: number; faults: MutationFault[] }> {
  const good = inventInput(call.row.request, knownValues(stage))
  const enter = enteringAs(stage, call)
  const fields = fieldsOf(call.row.request)
  const faults: MutationFault[] = []
  let tries = 0
  for (const field of fields) {
    for (const mutation of mutations.filter((one) => chosen(field, one))) {
      const input = changedAt(good, field.path, mutation.change(valueAt(good, field.path)))
      const { path, init } = await requestFor(stage, call, input, await enter())
      const reply = await send(stage, path, init)
      tries += 1
      if (reply.code === '403') enter.again()
      for (const what of faultsOf(call, reply, mutation, stage.takeErrors()))
        faults.push({ call: call.name, field: field.path.join('.'), mutation: mutation.name, what })
    }
  }
  return { tries, fields: fields.length, faults }
}

const valueAt = (input: object, path: MatrixField['path']): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], input)

/** With a caller who has the permission, so that the call gets as far as possible. */
function enteringAs({ server, apiClients }: MatrixStage, { row }: NamedCall) {
  let who: Promise<TestCallOptions> | null = null
  const client = apiClients[0]
  const enter = async (): Promise<TestCallOptions> => {
    if (row.auth === 'staff') return { token: await server.staffTokenOf('senior1') }
    if (row.auth === 'basic' && client)
      return {
        headers: {
          authorization: `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`,
        },
      }
    return row.auth === 'user' ? { token: await server.tokenOf('linxiao') } : {}
  }
  return Object.assign(() => (who ??= enter()), { again: () => void (who = null) })
}

async function requestFor(
  stage: MatrixStage,
  { row }: NamedCall,
  input: object,
  options: TestCallOptions,
): Promise<{ path: string; init: RequestInit }> {
  if (!isPartnerCall(row)) return spelt(row, input, options)
  // A partner's call is the data of an event, signed by the partner.
  const { path, init } = spelt(row, { id: randomUUID(), type: payoutNotices.paid, data: input }, options)
  const body = init.body as string
  const encrypted = { timestamp: String(Date.now()), nonce: randomUUID(), body }
  return { path, init: { ...init, headers: signedHeaders(encrypted, stage.payoutSecret) } }
}

const innards = /\bat [\w.<>]+ \(|node_modules|\/apps\/|\/src\/|violates|syntax error|invalid input syntax/

function faultsOf(
  { row }: NamedCall,
  reply: CallReply,
  mutation: Mutation,
  errors: readonly string[],
): string[] {
  const { http, message, text, ms } = reply
  const named = /（([\w.]+)）$/.exec(message)?.[1]?.split('.').at(-1)
  const isNamed = fieldsOf(row.request).some(({ path }) => String(path.at(-1)) === named)
  return [
    ...(http >= 500 ? [`HTTP ${http} ${errors[0]?.slice(0, 300) ?? ''}`] : []),
    ...(http < 500 && errors.length > 0 ? [`wrote an error: ${errors[0]!.slice(0, 300)}`] : []),
    ...(ms > longestMs ? [`took ${Math.round(ms)} ms`] : []),
    ...(innards.test(text) ? [`shows what is inside: ${text.slice(0, 200)}`] : []),
    ...(http === 400 && !isNamed && !mutation.isUnreadable && !isPartnerCall(row)
      ? [`names no field: ${message}`]
      : []),
  ]
}
