import { asAuditorReadsAll } from '#testkit/audit-events.ts'
import { beforeAll, expect, test } from 'vitest'
import { companyCalls } from '@yf/contract/company'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { messageCalls } from '@yf/contract/messages'
import { peopleAdminCalls } from '@yf/contract/people-admin'
import { refusals } from '@yf/contract/refusals'
import { currentAgreement } from '@yf/domain/agreements'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { settleDue } from '#features/people/jobs.ts'
import { keepCode, newCode } from '#features/identity/codes.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { workOf } from '#testkit/work-of.ts'

const server = demoStage()
const companyId = idOf('company', 'yuanli')
let [yuanli, xinghe, operator] = ['', '', '']
async function signIn() {
  yuanli = await server.staffTokenOf('hr2')
  xinghe = await server.staffTokenOf('hr1')
  operator = await server.staffTokenOf('operator1')
}
beforeAll(signIn)

const today = () => shanghaiDay(server.clock.now())
let count = 0
const freePhone = () => `1389999${String(1000 + ++count)}`
const someone = (name: string) => ({
  companyId,
  name,
  certificateType: 'idCard' as const,
  certificateNumber: inventedCertificate('1990-05-06', 300 + ++count),
  phone: freePhone(),
  department: '研发部',
  hiredOn: addDays(today(), -30),
})
type Someone = ReturnType<typeof someone>
const hire = (input: Partial<Someone> & { leftOn?: string } & Pick<Someone, 'name'>, token = yuanli) =>
  server.call(peopleAdminCalls.hirePerson, { ...someone(input.name), ...input }, { token, key: newId() })
const hired = async (input: Partial<Someone> & Pick<Someone, 'name'>) => (await hire(input)).result
const list = (name: 'active' | 'coming' | 'left' | 'dependants', keyword = '', token = yuanli) =>
  server.call(
    peopleAdminCalls.listPeople,
    { companyId, list: name, keyword, pageNo: 1, pageSize: 20 },
    { token },
  )
const read = async (id: string, token = yuanli) =>
  server.call(peopleAdminCalls.person, { companyId, id }, { token })
const leave = (person: { id: string; revision: number }, leftOn: string, token = yuanli) =>
  server.call(peopleAdminCalls.leavePerson, { companyId, ...person, leftOn }, { token, key: newId() })

async function register(person: Someone) {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, person.phone, code)
  const { phone, name, certificateNumber } = person
  const input = { phone, code, name, certificateNumber, agreementVersion: currentAgreement }
  return server.call(identitySteps.register, input)
}
const companiesOf = async (token: string) =>
  (await server.call(companyCalls.list, {}, { token })).result.companyList.map(
    ({ companyName }) => companyName,
  )
const runJob = () => settleDue({}, workOf(server))
/** A session of staff does not outlive the night. */
async function nextDay() {
  server.clock.advance({ days: 1 })
  await signIn()
  await runJob()
}

test('an added employee is found by name, phone and certificate, and everything is masked', async () => {
  const person = someone('欧阳修文')
  const { id } = await hired(person)
  const spaced = person.phone.replace(/(...)(....)(....)/, '$1 $2 $3')
  for (const keyword of ['欧阳', person.phone, spaced, person.certificateNumber]) {
    const { records, counts } = (await list('active', keyword)).result
    expect(records).toMatchObject([
      { id, name: '欧阳修文', department: '研发部', isRegistered: false, status: 'active' },
    ])
    expect(counts).toEqual({ active: 1, coming: 0, left: 0, dependants: 0 })
    expect(JSON.stringify(records)).not.toContain(person.phone)
    expect(JSON.stringify(records)).not.toContain(person.certificateNumber)
  }
  for (const keyword of ['修文', person.phone.replace(/.$/, 'x'), '%', '_欧阳'])
    expect((await list('active', keyword)).result.records).toEqual([])
})

test('full numbers take a reason, which the audit log keeps', async () => {
  const person = someone('沈知秋')
  const { id } = await hired(person)
  const reveal = (reason: string, token = yuanli) =>
    server.call(peopleAdminCalls.revealPerson, { companyId, id, reason }, { token })
  for (const none of ['', '   ', ' x ']) expect((await reveal(none)).code).toBe(400)
  expect((await reveal('核对社保', xinghe)).code).toBe(refusals.notFound.code)
  expect((await reveal('核对社保')).result).toEqual({
    certificateNumber: person.certificateNumber,
    phone: person.phone,
    mail: null,
  })
  const events = await server.db
    .selectFrom('audit_event')
    .select(['cases', 'detail'])
    .where('action', '=', 'revealPerson')
    .execute()
  expect(asAuditorReadsAll('revealPerson', events)).toEqual([
    { cases: [id], detail: '原力健康 沈知秋：核对社保' },
  ])
})

test('for HR of another company the company and its people do not exist', async () => {
  const { id, revision } = await hired(someone('白若溪'))
  const refused = [
    await list('active', '', xinghe),
    await read(id, xinghe),
    await leave({ id, revision }, today(), xinghe),
    await hire({ name: '外人' }, xinghe),
  ]
  for (const { code } of refused) expect(code).toBe(refusals.notFound.code)
  expect((await server.call(peopleAdminCalls.employers, {}, { token: xinghe })).result).toMatchObject([
    { companyName: '星河软件' },
  ])
  expect((await read(id, operator)).result.name).toBe('白若溪')
})

test('what cannot be is refused by field', async () => {
  const known = someone('林间')
  await hired(known)
  const wrong = [
    [
      {
        ...someone('林二'),
        certificateNumber: known.certificateNumber.replace(/.$/, (last) => (last === '1' ? '2' : '1')),
      },
      'certificateNumber',
    ],
    [{ ...someone('林三'), certificateNumber: known.certificateNumber }, 'certificateNumber'],
    [{ ...someone('林四'), phone: known.phone }, 'phone'],
    [{ ...someone('林五'), hiredOn: '2026-02-30' }, 'hiredOn'],
    [{ ...someone('林六'), leftOn: addDays(today(), -30) }, 'leftOn'],
    [{ ...someone('林七'), birthday: '1990-05-07' }, 'birthday'],
    [{ ...someone('=HYPERLINK("x")') }, 'name'],
    [{ ...someone('林八'), hiredOn: addDays(today(), 367) }, 'hiredOn'],
  ] as const
  for (const [input, field] of wrong) {
    const refused = await hire(input)
    expect([refused.code, refused.message]).toEqual([400, expect.stringContaining(`（${field}）`)])
  }
  expect((await list('active', '林')).result.records).toHaveLength(1)
  const unborn = someone('林九')
  expect((await hire({ ...unborn, hiredOn: '1990-05-05' })).message).toContain('早于出生日期')
})

test('impossible days of a dependant are refused by field', async () => {
  const holder = await hired(someone('江枫'))
  const of = { companyId, holderId: holder.id, relation: 'child' as const }
  const add = (from: string) => {
    const { phone: _phone, department: _department, hiredOn: _hiredOn, ...child } = someone('江小枫')
    return server.call(
      peopleAdminCalls.addDependant,
      { ...of, ...child, from },
      { token: yuanli, key: newId() },
    )
  }
  const { id, revision } = (await add(today())).result
  const seen = { companyId, id, revision }
  const change = (from: string) =>
    server.call(peopleAdminCalls.changePerson, { ...seen, from }, { token: yuanli, key: newId() })
  const remove = (until: string) =>
    server.call(peopleAdminCalls.removeDependant, { ...seen, until }, { token: yuanli, key: newId() })
  for (const day of ['2026-02-30', '1899-01-01', '1990-05-05', addDays(today(), 367)])
    for (const refused of [await add(day), await change(day)])
      expect([refused.code, refused.message]).toEqual([400, expect.stringContaining('（from）')])
  for (const day of ['2026-02-30', addDays(today(), -1)]) {
    const refused = await remove(day)
    expect([refused.code, refused.message]).toEqual([400, expect.stringContaining('（until）')])
  }
  expect((await read(id)).result).toMatchObject({ revision: 0, dependantFrom: today() })
})

test('a change is refused on old data, and the history keeps both sides without numbers', async () => {
  const person = someone('许见山')
  const { id, revision } = await hired(person)
  const change = (input: object, seen = revision) =>
    server.call(
      peopleAdminCalls.changePerson,
      { companyId, id, revision: seen, ...input },
      { token: yuanli, key: newId() },
    )
  const phone = freePhone()
  expect((await change({ department: '市场部', phone })).result.revision).toBe(1)
  expect((await change({ department: '财务部' })).code).toBe(refusals.stateMoved.code)
  const { events, department } = (await read(id)).result
  expect(department).toBe('市场部')
  expect(events[0]).toMatchObject({ kind: 'changed', by: '沈人事' })
  expect(events[0]!.before).toEqual({ department: '研发部', phone: expect.stringMatching(/^138\*{4}/) })
  expect(events[0]!.after).toEqual({ department: '市场部', phone: expect.stringMatching(/^138\*{4}/) })
  const stored = await server.db.selectFrom('person_event').selectAll().where('person_id', '=', id).execute()
  for (const number of [phone, person.phone, person.certificateNumber])
    expect(JSON.stringify(stored)).not.toContain(number)
  await expect(server.db.deleteFrom('person_event').where('person_id', '=', id).execute()).rejects.toThrow(
    'append-only',
  )
})

test('who leaves today loses the company and the session at once, is told, and can return', async () => {
  const person = someone('陆离')
  const { id } = await hired(person)
  const { result } = await register(person)
  expect(await companiesOf(result.token!)).toEqual(['原力健康'])
  const { revision } = (await read(id)).result
  expect((await leave({ id, revision }, today())).success).toBe(true)
  expect((await server.call(identityCalls.currentToken, {}, { token: result.token! })).code).toBe(403)
  expect((await list('left', '陆离')).result.records).toMatchObject([{ id, leftOn: today() }])

  const again = await login(person.phone)
  expect(await companiesOf(again)).toEqual([])
  const notices = await server.call(messageCalls.list, { pageNo: 1, pageSize: 10 } as never, { token: again })
  expect(JSON.stringify(notices.result)).toContain('企业权益已停止')

  const back = { companyId, id, revision: revision + 1, hiredOn: today() }
  const rejoined = await server.call(peopleAdminCalls.rejoinPerson, back, { token: yuanli, key: newId() })
  expect(rejoined.success).toBe(true)
  expect(await companiesOf(again)).toEqual(['原力健康'])
  const { employments, status } = (await read(id)).result
  expect([status, employments.length]).toEqual(['active', 2])
})

async function login(phone: string): Promise<string> {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  return (await server.call(identityCalls.login, { phone, code })).result.token!
}

test('a leave ahead takes effect on its day, not the day before, and can be cancelled until then', async () => {
  const person = someone('云舒')
  const { id } = await hired(person)
  const { token } = (await register(person)).result
  const lastDay = addDays(today(), 2)
  const { revision } = (await read(id)).result
  await leave({ id, revision }, addDays(today(), 1))
  const cancel = { companyId, id, revision: revision + 1 }
  await server.call(peopleAdminCalls.cancelLeave, cancel, { token: yuanli, key: newId() })
  await nextDay()
  expect(await companiesOf(token!)).toEqual(['原力健康'])

  await leave({ id, revision: revision + 2 }, lastDay)
  await runJob()
  expect(await companiesOf(token!)).toEqual(['原力健康'])
  await nextDay()
  expect((await server.call(identityCalls.currentToken, {}, { token: token! })).code).toBe(403)
  const { events } = (await read(id)).result
  expect(events.slice(0, 2).map(({ kind, by }) => [kind, by])).toEqual([
    ['left', null],
    ['leaving', '沈人事'],
  ])
})

test('who begins later registers from the first day on', async () => {
  const person = { ...someone('易初'), hiredOn: addDays(today(), 1) }
  const { id } = await hired(person)
  expect((await list('coming', '易初')).result.records).toMatchObject([{ id }])
  expect((await register(person)).code).toBe(refusals.notOnRoster.code)
  await nextDay()
  expect((await register(person)).success).toBe(true)
})

test('dependants go and return with the employee, and never register by themselves', async () => {
  const person = someone('海晏')
  const { id: holderId } = await hired(person)
  const child = someone('海小河')
  const { hiredOn: _, department: __, ...identity } = child
  const add = (input: object = {}) =>
    server.call(
      peopleAdminCalls.addDependant,
      { ...identity, holderId, relation: 'child', from: addDays(today(), -3), ...input },
      { token: yuanli, key: newId() },
    )
  const { id } = (await add()).result
  expect((await add()).code).toBe(400)
  expect((await list('dependants', '海小河')).result.records).toMatchObject([
    { id, relation: 'child', holderId, holderName: '海晏' },
  ])
  expect((await register(child)).code).toBe(refusals.notOnRoster.code)
  const { revision } = (await read(holderId)).result
  await leave({ id: holderId, revision }, today())
  expect((await read(id)).result.status).toBe('left')
  const back = { companyId, id: holderId, revision: revision + 1, hiredOn: today() }
  await server.call(peopleAdminCalls.rejoinPerson, back, { token: yuanli, key: newId() })
  expect((await read(id)).result.status).toBe('active')

  const remove = { companyId, id, revision: (await read(id)).result.revision, until: addDays(today(), 1) }
  await server.call(peopleAdminCalls.removeDependant, remove, { token: yuanli, key: newId() })
  expect((await read(id)).result.status).toBe('active')
  await nextDay()
  expect((await read(id)).result.status).toBe('left')
  expect((await read(holderId)).result.dependants).toMatchObject([{ id, status: 'left' }])
})

test('the name and certificate of a registered person stay the member’s own', async () => {
  const person = someone('苏合')
  const { id } = await hired(person)
  await register(person)
  const { revision } = (await read(id)).result
  const change = (input: object) =>
    server.call(
      peopleAdminCalls.changePerson,
      { companyId, id, revision, ...input },
      { token: yuanli, key: newId() },
    )
  expect((await change({ name: '苏荷' })).code).toBe(400)
  expect((await change({ certificateNumber: inventedCertificate('1990-05-06', 999) })).code).toBe(400)
  expect((await change({ grade: 'P6' })).success).toBe(true)
})
