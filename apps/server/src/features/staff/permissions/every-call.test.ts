import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@yf/contract/call'
import { mayDo, staffRoles, type StaffRole } from '@yf/domain/staff'
import { demoStaff } from '#seeds/demo-staff.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { exampleInput } from '#testkit/example-input.ts'
import { namedCalls } from '#testkit/named-calls.ts'
import { picture } from '#testkit/smallest-picture.ts'
import { storedCallName, titleOfStoredCall } from '../audit/stored-call-names.ts'

const server = demoStage({ settings: { requestsPerMinute: 0 } })
const roles = Object.keys(staffRoles) as StaffRole[]
const tokens = new Map<StaffRole, string>()
beforeAll(async () => {
  for (const role of roles) {
    const { account } = demoStaff.find((staff) => staff.role === role)!
    tokens.set(role, await server.staffTokenOf(account))
  }
})

const ofStaff = namedCalls().flatMap(({ name, row }) =>
  row.permission === null ? [] : [{ name, row, permission: row.permission }],
)
const restricted = ofStaff.filter(({ permission }) => permission !== 'signedIn')
const dutyNotHeld = 3152

const send = (row: Call, role: StaffRole) => {
  const input = exampleInput(row.request)
  const whole = row.body === 'multipart' ? { file: picture, ...input } : input
  return server.call(row, whole, { token: tokens.get(role)! })
}

test('the walk covers the calls of staff', () => {
  expect(restricted.length).toBeGreaterThan(150)
  expect(ofStaff.filter((call) => !restricted.includes(call)).map(({ name }) => name)).toEqual([
    'calendarAdmin.known',
    'staff.me',
    'staff.logout',
  ])
})

test.each(restricted)('$name refuses staff without its permission', async ({ row, permission }) => {
  for (const role of roles.filter((one) => !mayDo(one, permission))) {
    const refused = await send(row, role)
    expect([role, refused.code, refused.message]).toEqual([
      role,
      dutyNotHeld,
      `您的岗位（${staffRoles[role]}）不能进行此操作`,
    ])
  }
})

test('each refusal was counted under the name of its call', async () => {
  const counted = await server.db
    .selectFrom('denied_request')
    .select('call')
    .where('reason', '=', 'dutyNotHeld')
    .distinct()
    .execute()
  expect(counted.map(({ call }) => call).toSorted()).toEqual(
    restricted.map(({ name }) => storedCallName(name)).toSorted(),
  )
})

test('each call is stored under a name of its own, and shown by its title', () => {
  const stored = ofStaff.map(({ name }) => storedCallName(name))
  expect(new Set(stored).size).toBe(stored.length)
  for (const { name, row } of ofStaff) expect(titleOfStoredCall(storedCallName(name))).toBe(row.title)
})

// Denied requests of earlier months are stored under these names.
test.each([
  ['claimsAdmin.makeBatch', 'makeBatch'],
  ['examAdmin.list', 'exam.list'],
  ['couponsAdmin.give', 'coupon.give'],
  ['feedbackAdmin.handle', 'voices.handle'],
  ['approvalsAdmin.decide', 'grants.decide'],
  ['staff.auditLog', 'trail'],
  ['ordersAdmin.ship', 'ordersAdmin.ship'],
])('%s is stored as %s', (name, stored) => {
  expect(storedCallName(name)).toBe(stored)
})
