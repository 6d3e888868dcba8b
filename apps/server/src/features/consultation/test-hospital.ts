import { randomUUID } from 'node:crypto'
import type { Input } from '@yf/contract/call'
import { consultationCalls } from '@yf/contract/consultation'
import type { Consultation } from '@yf/contract/consultation-shapes'
import { prefixes } from '@yf/contract/call'
import { inquiryEvents, type InquiryEvent } from '@yf/partner-contract/jinli-inquiries'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import { startDemoServer, type DemoServer } from '#testkit/demo-server.ts'
import type { JobContext } from '#platform/call/context.ts'
import { workOf } from '#testkit/work-of.ts'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { idOf } from '#seeds/ids.ts'

export const hospitalSecret = 'sandbox-jinli-secret'
export const doctor = { name: '王海宁', title: '主任医师', department: '全科', hospital: '锦鲤互联网医院' }
export const phones = { linxiao: '13800000001', zhoulan: '13800000002', hejing: '13800000004' } as const
export type Person = keyof typeof phones

const companies: Readonly<Record<Person, string>> = {
  linxiao: 'xinghe-software',
  zhoulan: 'haina',
  hejing: 'yuanli',
}
export const companyOf = (person: Person): string => idOf('company', companies[person])

export interface HospitalLab {
  readonly server: DemoServer
  readonly sandbox: TestSandbox
  /** The context of a job, to run one directly. */
  readonly jobs: JobContext
  tokenOf(person: Person): Promise<string>
  /** A consultation of this person for herself, started like in the app. */
  begin(person: Person, change?: Partial<Input<typeof consultationCalls.start>>): Promise<Consultation>
  detailOf(person: Person, id: string): Promise<Consultation>
  /** An action of the hospital's staff; returns the HTTP status. */
  actAtHospital(id: string, action: string, fields?: object): Promise<number>
  /** The hospital's copy of the consultation. */
  inquiryOf(id: string): Promise<{ state: string; messages: { id: string; words: string | null }[] } | null>
  /** A signed event of the hospital; returns the status of our answer. */
  sendEvent(event: InquiryEvent, data: object, how?: { id?: string; secret?: string }): Promise<number>
  play(scenario: string | null, person?: Person): Promise<void>
  close(): Promise<void>
}

/** A server, and a hospital that knows its address. */
export async function hospitalLab(options: { jobs?: boolean } = {}): Promise<HospitalLab> {
  // The hospital's address is known only after the server has started: the adapter reads it at each request.
  const jinli = { baseUrl: 'http://127.0.0.1:9', appId: 'sandbox-jinli', appSecret: hospitalSecret }
  const server = await startDemoServer({ jobs: options.jobs ?? true, settings: { jinli } })
  const sandbox = await startSandbox({ notifyOrigin: server.url, slowMs: 50 })
  jinli.baseUrl = `${sandbox.url}/jinli`
  const tokens = new Map<Person, Promise<string>>()
  const tokenOf = (person: Person) => {
    const token = tokens.get(person) ?? server.tokenOf(person)
    tokens.set(person, token)
    return token
  }
  const json = { 'content-type': 'application/json' }
  const lab: HospitalLab = {
    server,
    sandbox,
    jobs: workOf(server),
    tokenOf,
    async begin(person, change = {}) {
      const input = startInput(person, change)
      const token = await tokenOf(person)
      const begun = await server.call(consultationCalls.start, input, { token, key: randomUUID() })
      if (!begun.success) throw new Error(begun.message)
      return begun.result
    },
    detailOf: async (person, id) =>
      (await server.call(consultationCalls.detail, { id }, { token: await tokenOf(person) })).result,
    actAtHospital: async (id, action, fields = {}) =>
      (
        await fetch(`${sandbox.url}/jinli/controls/${id}/${action}`, {
          method: 'POST',
          headers: json,
          body: JSON.stringify(fields),
        })
      ).status,
    async inquiryOf(id) {
      const response = await fetch(`${sandbox.url}/jinli/controls/${id}`)
      return response.ok ? ((await response.json()) as never) : null
    },
    async sendEvent(event, data, { id = randomUUID(), secret = hospitalSecret } = {}) {
      const { path, type } = inquiryEvents[event]
      const body = JSON.stringify({ id, type, data })
      const encrypted = { timestamp: String(Date.now()), nonce: randomUUID(), body }
      const init = { method: 'POST', headers: signedHeaders(encrypted, secret), body }
      return (await server.fetch(prefixes.partner + path, init)).status
    },
    async play(scenario, person) {
      const body = JSON.stringify({ scenario, ...(person ? { key: phones[person] } : {}) })
      await fetch(`${sandbox.url}/scenarios/jinli`, { method: 'PUT', headers: json, body })
    },
    close: async () => {
      await sandbox.close()
      await server.close()
    },
  }
  return lab
}

export const startInput = (
  person: Person,
  change: Partial<Input<typeof consultationCalls.start>> = {},
): Input<typeof consultationCalls.start> => ({
  companyId: companyOf(person),
  familyId: idOf('account', person),
  labelIds: [],
  words: '嗓子疼三天，有点发热',
  pictureIds: [],
  allergies: ['青霉素'],
  hasConsent: true,
  ...change,
})
