import { expect, test } from 'vitest'
import { identitySteps } from '@yf/contract/identity-steps'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

/** Of versions that nobody has seen: what demo people accepted stands before. */
const acceptances = () =>
  server.db.selectFrom('agreement_acceptance').selectAll().where('version', '>', '2027').execute()

test('a version is accepted once, at the time of the first acceptance', async () => {
  const token = await server.tokenOf('linxiao')
  const accept = (agreement: 'user' | 'privacy', version: string) =>
    server.call(identitySteps.acceptAgreement, { agreement, version }, { token })
  const first = server.clock.now()

  expect((await accept('user', '2027-01-01')).success).toBe(true)
  server.clock.advance({ hours: 1 })
  expect((await accept('user', '2027-01-01')).success).toBe(true)
  expect(await acceptances()).toEqual([
    { account_id: idOf('account', 'linxiao'), agreement: 'user', version: '2027-01-01', accepted_at: first },
  ])

  await accept('privacy', '2027-01-01')
  await accept('user', '2027-02-01')
  expect(await acceptances()).toHaveLength(3)
})

test('an agreement that does not exist is bad input, and nothing is kept', async () => {
  const token = await server.tokenOf('zhoulan')
  const before = await acceptances()
  const answer = await server.call(
    identitySteps.acceptAgreement,
    { agreement: 'other' as 'user', version: '1' },
    { token },
  )
  expect(answer).toMatchObject({ http: 400, code: 400 })
  expect(await acceptances()).toEqual(before)
})
