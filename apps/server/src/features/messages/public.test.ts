import { beforeAll, expect, test } from 'vitest'
import { messageCalls } from '@yf/contract/messages'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { encryptTexts } from '#platform/crypto/subject-columns.ts'
import { forgetSubjectKey } from '#platform/crypto/subject-keys.ts'
import { tell, type Told } from './public.ts'
import { messageWords } from './encrypted.ts'

const server = demoStage()
let token: string

beforeAll(async () => {
  token = await server.tokenOf('zhoulan')
})

const told: Told = {
  companyId: idOf('company', 'haina'),
  accountId: idOf('account', 'zhoulan'),
  tab: 2,
  title: '理赔已结案',
  content: '赔款将在三个工作日内到账。',
}

async function arrives(more: Partial<Told>) {
  const id = await tell({ ...server.services, db: server.db }, { ...told, ...more })
  const { result } = await server.call(
    messageCalls.list,
    { readStatus: 1, pageNo: 1, pageSize: 100 },
    { token },
  )
  return result.records.find((notice) => notice.id === id)
}

test('a notice arrives unread and counts at once', async () => {
  const before = (await server.call(messageCalls.unread, {}, { token })).result.noticeNum
  const notice = await arrives({ jumpUrl: '/claimRecords' })
  expect(notice).toMatchObject({ title: '理赔已结案', readStatus: 1, status: 1, jumpUrl: '/claimRecords' })
  expect((await server.call(messageCalls.unread, {}, { token })).result.noticeNum).toBe(before + 1)
})

test('a notice is stored encrypted, and an older plain one stays readable', async () => {
  const content = '请补充糖尿病的门诊病历'
  const notice = await arrives({ content })
  expect(notice?.content).toBe(content)
  const rows = () => server.db.selectFrom('notice').selectAll().execute()
  expect(JSON.stringify(await rows())).not.toContain('糖尿病')
  await server.db.updateTable('notice').set({ content }).where('id', '=', notice!.id).execute()
  const list = () => server.call(messageCalls.list, { readStatus: 1, pageNo: 1, pageSize: 100 }, { token })
  const shown = async () => (await list()).result.records.find(({ id }) => id === notice!.id)?.content
  expect(await shown()).toBe(content)
  const ctx = { ...server.services, db: server.db }
  for (const place of messageWords) await encryptTexts(ctx, place)
  expect(JSON.stringify(await rows())).not.toContain('糖尿病')
  expect(await shown()).toBe(content)
  await forgetSubjectKey(server.db, told.accountId)
  expect(await shown()).toBe('')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'])(
  'does not store %s as an address',
  async (address) => {
    expect(await arrives({ jumpUrl: address, activityUrl: address })).toMatchObject({
      jumpUrl: null,
      activityJumpUrl: null,
    })
  },
)

test('stores an id when the jump code requires one', async () => {
  const jumpUrl = idOf('policy', 'lin-million')
  expect(await arrives({ jumpCode: 'INSURANCE_DETAIL', jumpUrl })).toMatchObject({ jumpUrl })
  expect(await arrives({ jumpCode: 'INSURANCE_DETAIL', jumpUrl: '//evil' })).toMatchObject({ jumpUrl: null })
})
