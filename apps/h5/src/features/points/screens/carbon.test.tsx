import { fireEvent, screen } from '@testing-library/react'
import { companyCalls } from '@yf/contract/company'
import { pointsCalls } from '@yf/contract/points'
import { carbonDeeds } from '@yf/domain/carbon'
import { expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import CarbonScreen from './carbon.screen.tsx'

const server = envelopeStage({ at: '/carbon' })

test('what is promised is what the server credits, with what it brings', async () => {
  server.answers(pointsCalls.myCarbon, { balance: 0, records: [] })
  server.answers(companyCalls.carbon, { memberCount: 7, myRank: 2, ranking: [] } as never)
  openAt('/carbon', <CarbonScreen />)
  for (const { name, points } of Object.values(carbonDeeds)) {
    const row = (await screen.findByText(name)).closest('[class*=row]') ?? document.body
    expect(row.textContent).toContain(`+${points}`)
  }
})

test('each part stands by itself: one that is refused says why, and comes when it is tried again', async () => {
  server.answers(pointsCalls.myCarbon, { balance: 1200, records: [] })
  server.refuses(companyCalls.carbon, 3001, '企业排行暂未开放')
  openAt('/carbon', <CarbonScreen />)
  expect(await screen.findByText('企业排行暂未开放')).toBeTruthy()
  expect(await screen.findByText('我的碳积分，约减排 1.2 千克')).toBeTruthy()
  expect(screen.getByText('还没有记录')).toBeTruthy()
  server.answers(companyCalls.carbon, { memberCount: 7, myRank: 2, ranking: [] } as never)
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('7 位同事参与，您排名第 2')).toBeTruthy()
})
