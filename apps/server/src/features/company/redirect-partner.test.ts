import { expect, test } from 'vitest'
import { companyCalls } from '@yf/contract/company'
import { refusals } from '@yf/contract/refusals'
import { isSigned } from '@yf/partner-contract/partner-link'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const zhao = '13800000005'
const server = demoStage()

const redirect = async (person: string, phone: string, company?: string) =>
  server.call(
    companyCalls.redirectPartner,
    company ? { phone, companyId: idOf('company', company) } : { phone },
    { token: await server.tokenOf(person) },
  )

test('a company with a partner sends its members there with a link that the partner can verify', async () => {
  const { result, code } = await redirect('zhaoqiang', zhao, 'yuanshan')
  expect(code).toBe(200)
  const url = new URL(result ?? '')
  const { activity } = server.services.settings.sites.production
  expect(url.href.startsWith(`${activity}/yuanshan?`)).toBe(true)
  const params = Object.fromEntries(url.searchParams)
  expect(params).toMatchObject({ phone: zhao, companyId: idOf('company', 'yuanshan') })
  expect(params['timestamp']).toBe(String(server.clock.now().getTime()))
  expect(isSigned(params, params['sign'] ?? '', 'sandbox-partner-secret')).toBe(true)
  expect(isSigned({ ...params, phone: '13800000001' }, params['sign'] ?? '', 'sandbox-partner-secret')).toBe(
    false,
  )
})

test('without a company the first one that has a partner is used', async () => {
  expect((await redirect('zhaoqiang', zhao)).result).toContain('/yuanshan?')
})

test('a company without a partner says why', async () => {
  const refused = await redirect('zhoulan', '13800000002', 'haina')
  expect(refused).toMatchObject({ code: 200, result: null, message: expect.stringContaining('海纳制造') })
  const silent = await redirect('linxiao', '13800000001', 'xinghe-hardware')
  expect(silent).toMatchObject({ code: 200, result: null, message: expect.stringContaining('暂未开通') })
})

test("a link is given only for the caller's own phone and company", async () => {
  expect((await redirect('zhaoqiang', '13800000001')).code).toBe(refusals.notOwnPhone.code)
  expect((await redirect('zhaoqiang', '13811112222')).code).toBe(refusals.notOwnPhone.code)
  const stranger = await redirect('linxiao', '13800000001', 'yuanshan')
  expect(stranger).toMatchObject({ code: refusals.notFound.code, result: null })
})

test('does not return an address that is not on the allowlist', async () => {
  const yuanshan = idOf('company', 'yuanshan')
  await server.db
    .updateTable('company_partner')
    .set({ url: 'https://evil.example/' })
    .where('company_id', '=', yuanshan)
    .execute()
  const { result, message } = await redirect('zhaoqiang', zhao, 'yuanshan')
  expect(result).toBeNull()
  expect(message).toContain('维护')
})

test('the secret is encrypted at rest', async () => {
  const rows = await server.db.selectFrom('company_partner').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('sandbox-partner-secret')
})
