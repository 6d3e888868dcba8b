import { partly } from '@yf/domain/test-partly'
import { companyCalls, type CompanyEquity, type HighMedicalService } from '@yf/contract/company'
import { equityCalls, type UserEquity } from '@yf/contract/equity'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import CompanyCenterScreen from '../screens/company-center.screen.tsx'

const explained = { audience: '全体员工', usage: '凭工卡使用', rules: '每年一次' }
const benefit = (name: string, code: string) =>
  ({
    id: name,
    name,
    code,
    summary: `${name}说明`,
    kind: '福利',
    endDt: '2099-12-31',
    coveredCount: 13,
    ...explained,
  }) as CompanyEquity
const service = (name: string, code: string, phone: string | null, priceFen: number) =>
  ({
    id: name,
    name,
    code,
    summary: `${name}说明`,
    provider: '福雅健康',
    phone,
    priceFen,
    ...explained,
  }) as HighMedicalService
const pack = (id: string, packageSupplierCode: string, used: number) => ({
  id,
  packageSupplierCode,
  name: id,
  summary: '',
  startTime: '2020-01-01 00:00:00',
  endTime: '2099-12-31 23:59:59',
  status: used === 2 ? (2 as const) : (1 as const),
  userFamilyId: null,
  unit: 'times' as const,
  total: 2,
  used,
})

const contact = {
  department: '人力资源部',
  person: null,
  mail: null,
  phone: '021-55508800',
  hours: '工作日',
  place: '三层',
}
const server = envelopeStage({ company: { companyId: 'c1', companyName: '星辰科技' }, endsInSheet: true })

beforeEach(() => {
  server.answers(familyCalls.list, [{ id: 'me', name: '林晓', relation: 'self' } as FamilyMember])
  server.answers(equityCalls.manuals, [])
  server.answers(
    equityCalls.mine,
    partly<UserEquity>({
      showEquity: 1,
      insureEquityList: [{ id: 'p1', status: 2, endDt: '2099-12-31', userFamilyId: null }],
      healthEquityList: [pack('checkup', 'FENGSHI', 2)],
      cardEquityList: [pack('green', 'FUYA', 0)],
      doctorEquityList: [],
      healthWelfareList: [
        { id: 'w', name: '流感疫苗接种', summary: '', endDt: '2099-12-31', userFamilyId: null },
      ],
    }),
  )
  server.answers(companyCalls.equity, {
    benefits: [
      benefit('补充医疗保险', 'INSURANCE'),
      benefit('年度健康体检', 'FENGSHI'),
      benefit('员工心理关爱', 'EAP'),
      benefit('流感疫苗', 'WELFARE'),
      benefit('营养餐补', ''),
    ],
    contact,
  })
  server.answers(companyCalls.highMedicalServices, [
    service('二次诊疗意见', '', '4008001234', 0),
    service('绿色通道', 'FUYA', '4008005678', 198_000),
    service('肿瘤早筛', 'EARLY_SCREENING', null, 268_000),
    service('齿科', 'JINGHE', '4008009999', 50_000),
  ])
  server.answers(companyCalls.carbon, { totalGram: 0, memberCount: 0, myRank: null, myGram: 0, ranking: [] })
})

async function opened(name: RegExp) {
  openAt('/companyCenter', <CompanyCenterScreen />)
  fireEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

test("each row shows the member's share, and the figures add them up", async () => {
  openAt('/companyCenter', <CompanyCenterScreen />)
  for (const name of [
    /补充医疗保险.*1 份保单保障中.*保障中/,
    /年度健康体检.*剩余 0 次，共 2 次.*已用完/,
    /员工心理关爱.*尚未为您开通.*未开通/,
    /流感疫苗.*可享受/,
    /营养餐补.*全员享有/,
    /绿色通道.*剩余 2 次，共 2 次.*可使用/,
    /肿瘤早筛.*未开通/,
    /齿科.*可自费 ¥500.00.*可自费/,
  ])
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  const figure = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
  expect(['关爱同事', '企业权益', '我可使用'].map(figure)).toEqual(['13 人', '5 项', '3 项'])
})

test('explains insurance and links to the policies', async () => {
  const sheet = await opened(/补充医疗保险/)
  for (const text of ['全体员工', '凭工卡使用', '每年一次', '2099年12月31日到期'])
    expect(sheet.getByText(text)).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: '查看我的保单' }))
  expect(location.hash).toBe('#/insurance')
})

test('a service paid by a card links to that card', async () => {
  const sheet = await opened(/绿色通道/)
  expect(sheet.getByRole('button', { name: '去使用' })).toBeTruthy()
  expect(sheet.queryByRole('link')).toBeNull()
  fireEvent.click(sheet.getByRole('button', { name: '查看卡片详情' }))
  expect(location.hash).toBe('#/yfCards/green')
})

test('a used-up benefit shows its card and no link that the server would refuse', async () => {
  const sheet = await opened(/年度健康体检/)
  expect(sheet.getByRole('button', { name: '查看卡片详情' })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: '去预约' })).toBeNull()
})

test('a benefit that the company has not bought says so and names the contact', async () => {
  const sheet = await opened(/肿瘤早筛/)
  expect(sheet.getByText('企业尚未为您开通')).toBeTruthy()
  expect(sheet.getByRole('link').getAttribute('href')).toBe('tel:021-55508800')
})

test('a self-paid service is arranged by phone', async () => {
  const sheet = await opened(/齿科/)
  expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:4008009999',
    'tel:021-55508800',
  ])
})

test('without a company contact the page still explains how to ask', async () => {
  server.answers(companyCalls.equity, { benefits: [benefit('员工心理关爱', 'EAP')], contact: null })
  const sheet = await opened(/员工心理关爱/)
  expect(sheet.getByText('如需开通，请向企业人力资源了解')).toBeTruthy()
  expect(screen.queryByText('福利咨询')).toBeNull()
})

test("matches a gift under the company's own name for it", async () => {
  const renamed = { ...benefit('秋冬疫苗', 'WELFARE'), giftName: '流感疫苗' }
  server.answers(companyCalls.equity, { benefits: [renamed], contact })
  openAt('/companyCenter', <CompanyCenterScreen />)
  expect(await screen.findByRole('button', { name: /秋冬疫苗.*可享受/ })).toBeTruthy()
})

test('shows the contact with phone and mail links', async () => {
  const whole = { ...contact, person: '苏慧', mail: 'care@xinghe.example' }
  server.answers(companyCalls.equity, { benefits: [], contact: whole })
  openAt('/companyCenter', <CompanyCenterScreen />)
  expect(await screen.findByText('联系人 苏慧')).toBeTruthy()
  const ways = ['拨打人力资源部的电话 021-55508800', '写邮件给人力资源部 care@xinghe.example']
  expect(ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    'tel:021-55508800',
    'mailto:care@xinghe.example',
  ])
})
