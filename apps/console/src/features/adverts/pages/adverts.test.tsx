import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { advertsAdminCalls, type AdminAdvert } from '@yf/contract/adverts-admin'
import { mallAdminCalls } from '@yf/contract/mall-admin'
import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { inDialog, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { emptyAdvert, linkFault, missingOf, nextSort, inputOf } from '../advert-form.ts'
import AdvertsPage from './adverts.page.tsx'

const advert: AdminAdvert = {
  id: 'a1',
  companyId: 'c1',
  position: 'banner',
  title: '年度体检季',
  summary: '给身体一次全面的关心',
  picLink: '/art/banner-checkup.svg',
  jumpUrl: '/examination',
  startTime: '2026-03-01 00:00:00',
  endTime: '2026-12-31 18:30:00',
  sort: 3,
  status: 2,
  shownTimes: 120,
  shownPeople: 45,
  tappedTimes: 12,
  tappedPeople: 9,
  revision: 4,
  savedBy: '冯运营',
  savedTime: '2026-03-02 09:15:00',
}
const over: AdminAdvert = {
  ...advert,
  id: 'a2',
  title: '清凉一夏',
  status: 3,
  savedBy: null,
  savedTime: null,
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('operator')
  forgetQueries()
  useToasts.setState({ toasts: [] })
  server.answers(advertsAdminCalls.companies, [
    { id: 'c1', name: '星河软件' },
    { id: 'c2', name: '海纳传媒' },
  ])
  server.answers(advertsAdminCalls.list, { records: [advert, over], total: 2 })
})

const rowOf = async (title: string) => (await screen.findByText(title)).closest('tr') as HTMLElement
const preview = () => within(screen.getByRole('complementary', { name: '手机预览' }))
const saved = async () => {
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  return useToasts.getState().toasts[0]!.text
}

test("requires a company first, and lists each position's adverts with status and counts", async () => {
  openAt('#/adverts', <AdvertsPage />)
  expect(await screen.findByText('请先选择企业')).toBeTruthy()
  expect(server.sent(advertsAdminCalls.list)).toEqual([])
  choose(screen.getByLabelText('企业'), '星河软件')
  const row = within(await rowOf('年度体检季'))
  expect(row.getByText('进行中')).toBeTruthy()
  expect(row.getByText('120 次')).toBeTruthy()
  expect(row.getByText('45 人')).toBeTruthy()
  expect(row.getByText('12 次')).toBeTruthy()
  expect(row.getByText('9 人')).toBeTruthy()
  expect(row.getByText('冯运营 03-02 09:15 修改')).toBeTruthy()
  const ended = within(await rowOf('清凉一夏'))
  expect(ended.getByText('已结束')).toBeTruthy()
  expect(ended.queryByRole('button', { name: /^结束/ })).toBeNull()
  const tabs = within(screen.getByRole('navigation', { name: '位置' }))
  expect(tabs.getByRole('link', { name: '首页弹窗' }).getAttribute('href')).toBe(
    '#/adverts?company=c1&position=dialog',
  )
  expect(server.sent(advertsAdminCalls.list)[0]?.query).toMatchObject({ companyId: 'c1', position: 'banner' })
})

test('creates an advert for several companies with a phone preview, and explains how a dialog behaves', async () => {
  server.answers(advertsAdminCalls.add, [advert])
  openAt('#/adverts?company=c1', <AdvertsPage />)
  await rowOf('年度体检季')
  press('新建广告')
  choose(inDialog().getByLabelText(/^投放企业/), '海纳传媒')
  choose(inDialog().getByLabelText('位置'), '首页弹窗')
  expect(inDialog().getByText(/每人只弹一次，不是每天一次/)).toBeTruthy()
  type(/^标题/, '新版来了')
  type('说明', '更清楚')
  expect(preview().getByText('新版来了')).toBeTruthy()
  expect(preview().getByText('知道了')).toBeTruthy()
  type('链接', 'setup')
  expect(
    await inDialog().findByText(/请填写以 \/ 开头/, { selector: '.ant-form-item-explain-error' }),
  ).toBeTruthy()
  type('链接', '/setup')
  expect(preview().getByText('去看看')).toBeTruthy()
  choose(inDialog().getByLabelText('图片'), '欢迎')
  type(/^开始时间/, '2026-04-01T09:00')
  expect(inDialog().getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true)
  type(/^结束时间/, '2026-05-01T00:00')
  pressInDialog('保存')
  expect(await saved()).toBe('已添加')
  expect(server.sent(advertsAdminCalls.add)[0]?.input).toEqual({
    companyIds: ['c1', 'c2'],
    position: 'dialog',
    title: '新版来了',
    summary: '更清楚',
    picLink: '/art/dialog-welcome.svg',
    jumpUrl: '/setup',
    startTime: '2026-04-01 09:00:00',
    endTime: '2026-05-01 00:00:00',
    sort: 4,
  })
})

test('updates an advert under its revision, with an uploaded picture', async () => {
  server.answers(mallAdminCalls.uploadPicture, { picture: '/shop-pictures/own.webp' })
  server.answers(advertsAdminCalls.change, advert)
  openAt('#/adverts?company=c1', <AdvertsPage />)
  await rowOf('年度体检季')
  press('编辑年度体检季')
  type(/^标题/, '体检周')
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!
  fireEvent.change(field, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } })
  await waitFor(() =>
    expect(inDialog().getByAltText('广告图片').getAttribute('src')).toBe('/shop-pictures/own.webp'),
  )
  pressInDialog('保存')
  expect(await saved()).toBe('已保存，员工下次打开时看到')
  expect(server.sent(advertsAdminCalls.change)[0]?.input).toEqual({
    companyId: 'c1',
    id: 'a1',
    revision: 4,
    position: 'banner',
    title: '体检周',
    summary: '给身体一次全面的关心',
    picLink: '/shop-pictures/own.webp',
    jumpUrl: '/examination',
    startTime: '2026-03-01 00:00:00',
    endTime: '2026-12-31 18:30:00',
    sort: 3,
  })
})

test('on an edit conflict shows a notice, keeps the typed values and reloads the list', async () => {
  const conflictMessage = '冯运营刚刚修改过，您的修改没有保存；请查看最新内容后再改'
  server.refuses(advertsAdminCalls.change, refusals.stateMoved.code, conflictMessage)
  openAt('#/adverts?company=c1', <AdvertsPage />)
  await rowOf('年度体检季')
  press('编辑年度体检季')
  type(/^标题/, '我的标题')
  server.answers(advertsAdminCalls.list, { records: [{ ...advert, title: '别人的标题' }], total: 1 })
  pressInDialog('保存')
  expect(await inDialog().findByText(conflictMessage)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^标题/).value).toBe('我的标题')
  expect(await rowOf('别人的标题')).toBeTruthy()
})

test('ends an advert after a confirmation', async () => {
  server.answers(advertsAdminCalls.end, { ...advert, status: 3 })
  openAt('#/adverts?company=c1', <AdvertsPage />)
  await rowOf('年度体检季')
  press('结束年度体检季')
  expect(inDialog().getByText(/展示和点击次数保留/)).toBeTruthy()
  pressInDialog('立即结束')
  expect(await saved()).toBe('「年度体检季」已结束')
  expect(server.sent(advertsAdminCalls.end)[0]?.input).toEqual({ companyId: 'c1', id: 'a1', revision: 4 })
})

test('shows an empty state for a position without adverts', async () => {
  server.answers(advertsAdminCalls.list, { records: [], total: 0 })
  openAt('#/adverts?company=c1&position=strip', <AdvertsPage />)
  expect(await screen.findByText('首页通栏还没有放过广告')).toBeTruthy()
})

test('shows why the list failed to load, and loads it again on request', async () => {
  server.refuses(advertsAdminCalls.list, refusals.notFound.code, '企业不存在')
  openAt('#/adverts?company=c9', <AdvertsPage />)
  expect(await screen.findByText('企业不存在')).toBeTruthy()
  server.answers(advertsAdminCalls.list, { records: [advert], total: 1 })
  press('重试')
  expect(await rowOf('年度体检季')).toBeTruthy()
})

test('the form reports missing fields, and a text line sends no picture', () => {
  const whole = { ...emptyAdvert('banner', 0), title: '题', startTime: '2026-03-01 00:00:00' }
  const ends = { ...whole, endTime: '2026-03-01 00:01:00' }
  expect(missingOf(ends)).toBeNull()
  expect(missingOf({ ...ends, title: ' ' })).toBe('请填写标题')
  expect(missingOf(whole)).toBe('请填写开始和结束时间')
  expect(missingOf({ ...ends, endTime: ends.startTime })).toBe('结束时间须晚于开始时间')
  expect(missingOf({ ...ends, jumpUrl: '//x' })).toMatch(/完整网址/)
  expect(linkFault({ ...ends, jumpUrl: ' /setup ' })).toBeNull()
  const pictured = { ...ends, picLink: '/art/strip-carbon.svg', jumpUrl: ' /setup ' }
  expect(inputOf(pictured)).toMatchObject({ picLink: '/art/strip-carbon.svg', jumpUrl: '/setup' })
  expect(inputOf({ ...pictured, position: 'strip' }).picLink).toBeNull()
  expect(nextSort([])).toBe(0)
  expect(nextSort([advert, { ...over, sort: 90 }])).toBe(4)
  expect(nextSort([{ ...advert, sort: 9999 }])).toBe(9999)
})
