import { beforeEach, expect, test } from 'vitest'
import { identitySteps } from '@yf/contract/identity-steps'
import { currentAgreement } from '@yf/domain/agreements'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

/** As after a new text: nobody has accepted it yet. */
beforeEach(async () => {
  await server.db.deleteFrom('agreement_acceptance').execute()
})
const acceptances = () => server.db.selectFrom('agreement_acceptance').selectAll().execute()

async function accept(agreement: string, version: string) {
  const token = await server.tokenOf('linxiao')
  return server.call(
    identitySteps.acceptAgreement,
    { agreement: agreement as 'user' | 'privacy', version },
    { token },
  )
}

test('records a version once, with the time of the first acceptance', async () => {
  const account_id = idOf('account', 'linxiao')
  const version = currentAgreement
  const first = server.clock.now()
  expect((await accept('user', version)).success).toBe(true)
  server.clock.advance({ hours: 1 })
  expect((await accept('user', version)).success).toBe(true)
  expect(await acceptances()).toEqual([{ account_id, agreement: 'user', version, accepted_at: first }])
  await accept('privacy', version)
  expect(await acceptances()).toHaveLength(2)
})

test('an unknown agreement is bad input, and nothing is stored', async () => {
  expect(await accept('other', currentAgreement)).toMatchObject({ http: 400, code: 400 })
  expect(await acceptances()).toEqual([])
})

test.each(['2020-01-01', '2027-01-01', 'v1', ` ${currentAgreement}`])(
  'refuses an unpublished version (%j) with the name of its field, and stores nothing',
  async (version) => {
    expect(await accept('user', version)).toMatchObject({
      http: 400,
      code: 400,
      message: expect.stringContaining('版本'),
    })
    expect(await acceptances()).toEqual([])
  },
)
