import { afterEach, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { hospitalCalls } from '@yf/contract/hospital'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const sandbox = sandboxStage()
const server = demoStage(() => {
  const jinli = { baseUrl: `${sandbox.url}/jinli`, appId: 'sandbox-jinli', appSecret: 'sandbox-jinli-secret' }
  return { settings: { jinli } }
})
afterEach(() => play(null))

const play = (scenario: string | null) =>
  fetch(`${sandbox.url}/scenarios/jinli`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })

const link = async (person: string, company: string, target?: 'consult' | 'drug') =>
  server.call(
    hospitalCalls.jinliLogin,
    { companyId: idOf('company', company), ...(target ? { target } : {}) },
    { token: await server.tokenOf(person) },
  )

test('a member with a doctor equity gets a link that signs in exactly this person', async () => {
  const { code, result } = await link('linxiao', 'xinghe-software')
  expect(code).toBe(200)
  expect(result.url).toMatch(new RegExp(`^${sandbox.url}/jinli/h5/consult\\?ticket=[0-9a-f]{32}$`))
  const page = await (await fetch(result.url)).text()
  expect(page).toContain('林晓')
  expect(page).toContain('138****0001')
  const drugs = await link('linxiao', 'xinghe-software', 'drug')
  expect(drugs.result.url).toContain('/jinli/h5/drug?')
})

test('the hospital starts with the selected symptom', async () => {
  const token = await server.tokenOf('linxiao')
  const departments = (await server.call(hospitalCalls.diseaseLabels, {}, { token })).result
  const pages = await Promise.all(
    departments.slice(0, 2).map(async ({ department, labels: [label] }) => {
      const input = { companyId: idOf('company', 'xinghe-software'), labelId: label!.id }
      const { result } = await server.call(hospitalCalls.jinliLogin, input, { token })
      return { department, name: label!.name, page: await (await fetch(result.url)).text() }
    }),
  )
  for (const { department, name, page } of pages) {
    expect(page).toContain(`<dd>${department}</dd>`)
    expect(page).toContain(`<dd>${name}</dd>`)
  }
  const nowhere = { companyId: idOf('company', 'xinghe-software'), labelId: idOf('label', 'nowhere') }
  expect((await server.call(hospitalCalls.jinliLogin, nowhere, { token })).code).toBe(refusals.notFound.code)
})

test('a family member uses their own cover', async () => {
  expect((await link('chenmo', 'xinghe-software')).code).toBe(200)
})

test('without a doctor equity, with a hidden or with an expired one there is no link', async () => {
  const refused = { code: refusals.noDoctorEquity.code, message: refusals.noDoctorEquity.message }
  expect(await link('linxiao', 'xinghe-hardware')).toMatchObject(refused)
  expect(await link('zhaoqiang', 'yuanshan')).toMatchObject(refused)
  server.clock.advance({ days: 300 })
  expect(await link('hejing', 'yuanli')).toMatchObject(refused)
  server.clock.advance({ days: -300 })
  expect((await link('hejing', 'yuanli')).code).toBe(200)
})

test('a company that the member does not belong to is not found', async () => {
  expect((await link('zhoulan', 'xinghe-software')).code).toBe(refusals.notFound.code)
})

test.each([['down'], ['cut'], ['elsewhere']])('explains that the hospital is %s', async (scenario) => {
  await play(scenario)
  expect(await link('linxiao', 'xinghe-software')).toMatchObject({
    http: 200,
    code: refusals.hospitalUnreachable.code,
    message: refusals.hospitalUnreachable.message,
    result: null,
  })
})

test('tells a patient blocked by the hospital whom to contact', async () => {
  await play('refuses')
  expect((await link('linxiao', 'xinghe-software')).message).toContain('在线客服')
})

const listDoctors = async (person: string, company: string) =>
  server.call(
    hospitalCalls.doctors,
    { companyId: idOf('company', company) },
    { token: await server.tokenOf(person) },
  )

test('lists doctors on duty with everything needed to choose, the shortest wait first', async () => {
  const { result } = await listDoctors('linxiao', 'xinghe-software')
  expect(result.isKnown).toBe(1)
  const waits = result.doctors.map(({ waitingMinutes }) => waitingMinutes)
  expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  expect(result.doctors).toContainEqual({
    doctorNo: 'D001',
    name: '王海宁',
    title: '主任医师',
    department: '全科',
    hospital: '锦鲤互联网医院',
    goodAt: '感冒发烧、咳嗽、高血压与慢病用药',
    stars: 4.9,
    answered: 12_860,
    waitingMinutes: 3,
  })
  expect((await listDoctors('zhoulan', 'xinghe-software')).code).toBe(refusals.notFound.code)
})

test('serves the last answer of a hospital that is down for a while, then none', async () => {
  await listDoctors('linxiao', 'xinghe-software')
  await play('down')
  server.clock.advance({ minutes: 5 })
  expect((await listDoctors('linxiao', 'xinghe-software')).result.doctors.length).toBeGreaterThan(0)
  server.clock.advance({ minutes: 15 })
  expect((await listDoctors('linxiao', 'xinghe-software')).result).toEqual({ doctors: [], isKnown: 0 })
  await play(null)
  expect((await listDoctors('linxiao', 'xinghe-software')).result.isKnown).toBe(1)
})
