import { randomBytes } from 'node:crypto'
import type { Call } from '@yf/contract/call'
import { failures } from '@yf/contract/errors'
import type { StaffRole } from '@yf/domain/staff'
import { hashOf } from '#platform/session/sessions.ts'
import { keepSiteToken } from '#features/handoff/store.ts'
import { idOf } from '#seeds/ids.ts'
import { demoStaff } from '#seeds/demo-staff.ts'
import type { TestCallOptions } from '#testkit/request.ts'
import { askUnhindered, type CallReply } from '../ask.ts'
import type { MatrixStage } from '../stage.ts'

/** The member whose data the others try to reach. */
export const owner = { person: 'linxiao', accountId: idOf('account', 'linxiao') } as const
export const ownersCompany = idOf('company', 'xinghe-software')

export interface Caller {
  readonly name: string
  /** Staff may see cases at the console, by role; no other caller may see any data of the owner's. */
  readonly role: StaffRole | null
  readonly accountId: string | null
  /** With a new session. */
  enter(): Promise<TestCallOptions>
}

/** Gives the caller a new session when an earlier try has ended it. */
export function visitorOf(stage: MatrixStage, caller: Caller) {
  let who: Promise<TestCallOptions> | null = null
  return async (row: Call, input: object): Promise<CallReply> => {
    const reply = await askUnhindered(stage, row, input, await (who ??= caller.enter()))
    if (reply.code !== String(failures.sessionEnded.code)) return reply
    who = caller.enter()
    return askUnhindered(stage, row, input, await who)
  }
}

export type MatrixVisitor = ReturnType<typeof visitorOf>

export async function strangers({ server }: MatrixStage): Promise<Caller[]> {
  const asMall = await enterAsMall({ server })
  const member = (name: string, person: string): Caller => ({
    name,
    role: null,
    accountId: idOf('account', person),
    enter: async () => ({ token: await server.tokenOf(person) }),
  })
  const anyone = { role: null, accountId: null }
  const roles = Map.groupBy(demoStaff, ({ role }) => role)
  return [
    member('a colleague', '张明远'),
    member("another company's member", 'zhoulan'),
    member('a family account', 'chenmo'),
    { ...anyone, name: 'nobody', enter: async () => ({}) },
    { ...anyone, name: "a partner with the owner's token", enter: async () => asMall },
    ...[...roles].map(([role, [someone]]) => ({
      ...anyone,
      name: role,
      role,
      enter: async () => ({ token: await server.staffTokenOf(someone!.account) }),
    })),
  ]
}

/**
 * An external mall holds a token that represents the owner at that site, and tries it wherever a token is accepted.
 */
async function enterAsMall({ server }: Pick<MatrixStage, 'server'>): Promise<TestCallOptions> {
  const { db, clock } = server
  // It ends with the session that requested it.
  await server.tokenOf(owner.person)
  const token = randomBytes(32).toString('base64url')
  const { token_hash } = await db
    .selectFrom('current_session')
    .select('token_hash')
    .where('account_id', '=', owner.accountId)
    .executeTakeFirstOrThrow()
  await keepSiteToken(db, {
    token_hash: hashOf(token),
    site: 'mall',
    account_id: owner.accountId,
    company_id: ownersCompany,
    session_hash: token_hash,
    expires_at: new Date(clock.now().getTime() + 3_600_000),
  })
  return { token, headers: { token_mall: token } }
}
