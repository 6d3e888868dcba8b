import { fireEvent, screen } from '@testing-library/react'
import { companyCalls } from '@yf/contract/company'
import { pointsCalls } from '@yf/contract/points'
import { expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import CarbonScreen from './carbon.screen.tsx'

const server = envelopeStage({ at: '/carbon' })

const actions = [
  { deed: 'claim', points: 35 },
  { deed: 'consultation', points: 20 },
] as const

test("lists only the actions that the company's rules reward", async () => {
  server.answers(pointsCalls.myCarbon, { balance: 0, deeds: [...actions], records: [] })
  server.answers(companyCalls.carbon, { memberCount: 7, myRank: 2, ranking: [] } as never)
  openAt('/carbon', <CarbonScreen />)
  const promised = async (name: string) =>
    (await screen.findByText(name)).closest('[class*=row]')?.textContent
  expect(await promised('线上提交理赔')).toContain('+35')
  expect(await promised('在线问诊')).toContain('+20')
  expect(screen.queryByText('使用电子保单')).toBeNull()
  expect(screen.getByText('线上提交理赔、在线问诊可获得碳积分')).toBeTruthy()
})

test('a company whose rules reward nothing lists no actions', async () => {
  server.answers(pointsCalls.myCarbon, { balance: 0, deeds: [], records: [] })
  server.answers(companyCalls.carbon, { memberCount: 7, myRank: 2, ranking: [] } as never)
  openAt('/carbon', <CarbonScreen />)
  expect(await screen.findByText('还没有记录')).toBeTruthy()
  expect(screen.queryByText('怎样获得')).toBeNull()
  expect(screen.queryByText(/可获得碳积分/)).toBeNull()
})

test('a refused section shows its reason and loads on retry, independently of the others', async () => {
  server.answers(pointsCalls.myCarbon, { balance: 1200, deeds: [...actions], records: [] })
  server.refuses(companyCalls.carbon, 3001, '企业排行暂未开放')
  openAt('/carbon', <CarbonScreen />)
  expect(await screen.findByText('企业排行暂未开放')).toBeTruthy()
  expect(await screen.findByText('我的碳积分，约减排 1.2 千克')).toBeTruthy()
  expect(screen.getByText('还没有记录')).toBeTruthy()
  server.answers(companyCalls.carbon, { memberCount: 7, myRank: 2, ranking: [] } as never)
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('7 位同事参与，您排名第 2')).toBeTruthy()
})
