import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@yf/contract/call'
import { isPartnerCall } from '@yf/contract/partner-call'
import { callTable } from '@yf/contract/table'
import { demoStage } from '#testkit/demo-stage.ts'
import { inventInput } from '#testkit/distributed/invent-input.ts'
import {
  fieldsOf,
  hostileRequest,
  hostileTo,
  type RequestField,
  type Hostile,
} from '#testkit/hostile-inputs.ts'
import { turns } from '#testkit/campaign.ts'
import { enterMall } from '#testkit/mall-token.ts'
import type { TestCallOptions } from '#testkit/request.ts'
import { caseLab } from '#features/claims/record/test-cases.ts'
import { idOf } from '#seeds/ids.ts'

/** No request is rate limited: the code under test lies behind the limit. */
const always = async () => ({ allowed: true, retryAfter: 0 })
const program = { id: 'program', secret: 'a secret of this test' }
const server = demoStage({
  limits: { take: always, peek: always, giveBack: async () => undefined, forget: async () => undefined },
  settings: { apiClients: [program] },
})

const rows = Object.entries(callTable).flatMap(([domain, calls]) =>
  Object.entries(calls as Record<string, Call>)
    .filter(([, row]) => !isPartnerCall(row) && fieldsOf(row).length > 0)
    .map(([name, row]): [string, Call] => [`${domain}.${name}`, row]),
)

let known: Record<string, unknown>
beforeAll(async () => {
  known = {
    companyId: idOf('company', 'xinghe-software'),
    caseId: await (await caseLab(server)).addCase(),
    policyId: idOf('policy', 'lin-medical'),
    certificateType: 'idCard',
    url: `${server.url}/`,
    origin: server.url,
    email: 'linxiao@example.com',
  }
})

const basic = `Basic ${Buffer.from(`${program.id}:${program.secret}`).toString('base64')}`

async function credentialFor({ auth }: Call): Promise<TestCallOptions> {
  if (auth === 'basic') return { headers: { authorization: basic } }
  if (auth === 'mall') return { token: (await enterMall(server, 'linxiao')).mallToken }
  return { token: await (auth === 'staff' ? server.staffTokenOf('senior1') : server.tokenOf('linxiao')) }
}

async function answered(row: Call, field: RequestField, hostile: Hostile, how: TestCallOptions) {
  const { path, init } = hostileRequest(row, inventInput(row.request, known), field, hostile, how)
  if (init.body instanceof FormData) init.body.append('file', new Blob(['no picture']), 'a.png')
  const response = await server.fetch(path, init)
  const { message } = (await response.json()) as { message: string }
  return { status: response.status, message }
}

/**
 * Odd values may be accepted, and then the whole call runs; invalid values are rejected before it. So each field gets
 * one of twelve odd values and one of two invalid ones, in a campaign all of them.
 */
const oddEvery = turns({ usually: 12, inCampaign: 1 })
const wrongEvery = turns({ usually: 2, inCampaign: 1 })
const triedOn = (field: RequestField, at: number, row: Call) =>
  hostileTo(field, row).filter(
    ({ isAlwaysWrong }, index) => (index + at) % (isAlwaysWrong ? wrongEvery : oddEvery) === 0,
  )

describe("invalid field values are refused with the field's name, and no odd value breaks a call", () => {
  test.each(rows)('%s', async (_name, row) => {
    const credential = await credentialFor(row)
    const faults: string[] = []
    for (const [at, field] of fieldsOf(row).entries()) {
      const name = field.steps.join('.')
      for (const hostile of triedOn(field, at, row)) {
        const { status, message } = await answered(row, field, hostile, credential)
        const isNamed = status === 400 && message.includes(`（${name}）`)
        if (status >= 500 || (hostile.isAlwaysWrong && !isNamed))
          faults.push(`${name} = ${hostile.what}: ${status} ${message}`)
      }
    }
    expect(faults).toEqual([])
  })
})
