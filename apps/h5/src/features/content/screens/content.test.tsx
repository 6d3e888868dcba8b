import { fireEvent, screen, waitFor } from '@testing-library/react'
import { feedbackCalls } from '@yf/contract/feedback'
import { expect, test } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { resetSession } from '#platform/session/session.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import FeedbackScreen from './feedback.screen.tsx'
import ImageDisplayScreen from './image-display.screen.tsx'
import SuggestionScreen from './suggestion.screen.tsx'

const server = envelopeStage({ company: null })
const { said: toasts, sent, bodies } = server
const thirdPartyId = 'a-service-that-was-done'
const tags = [
  { tagId: 't1', tagName: '功能建议', kind: 'suggestion' },
  { tagId: 't2', tagName: '使用故障', kind: 'suggestion' },
]
const service = {
  thirdPartyId,
  type: 2,
  serviceName: '在线客服咨询',
  provider: '原力健康客服中心',
  serviceTime: '2026-03-01 15:20:00',
  isEvaluated: 0,
  score: null,
  content: null,
  tagNames: [],
  createTime: null,
  tagList: [{ tagId: 'e1', tagName: '响应及时', kind: 'evaluation' }],
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a suggestion reports missing fields, keeps its draft, is sent, and shows thanks', async () => {
  server.answers(({ method }, say) => say(200, main(method === 'GET' ? tags : null)))
  const first = openAt('/suggetion', <SuggestionScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '使用故障' }))
  press('提交反馈')
  expect(await screen.findByText(/请至少填写 5 个字/)).toBeTruthy()
  type('反馈内容', '打不开<b>体检</b>报告')
  expect(screen.getByText('14/500')).toBeTruthy()
  first.unmount()

  openAt('/suggetion', <SuggestionScreen />)
  expect((await screen.findByLabelText<HTMLTextAreaElement>('反馈内容')).value).toBe('打不开<b>体检</b>报告')
  expect(screen.getByRole('button', { name: '使用故障' }).getAttribute('aria-pressed')).toBe('true')
  type('联系电话', '13800000001')
  press('提交反馈')
  await screen.findByText('感谢您的反馈')
  expect(bodies('commonCompent/add')[0]).toEqual({
    type: 1,
    content: '打不开<b>体检</b>报告',
    tagIds: ['t2'],
    contact: '13800000001',
  })
  press('再写一条')
  expect(screen.getByLabelText<HTMLTextAreaElement>('反馈内容').value).toBe('')
  expect(screen.queryByText('请选择反馈类型')).toBeNull()
})

test('a list of kinds that fails to load can be retried', async () => {
  server.answers((_request, say) => say(503, main(null, '系统繁忙', 503)))
  openAt('/suggetion', <SuggestionScreen />)
  await screen.findByText('加载失败')
  server.refuses(feedbackCalls.tags, 3001, '意见反馈暂停服务')
  press('重新加载')
  expect(await screen.findByText('意见反馈暂停服务')).toBeTruthy()
})

test('a refused suggestion keeps its text', async () => {
  server.answers(feedbackCalls.tags, tags as never)
  server.refuses(feedbackCalls.addComment, 3001, '提交太频繁，请稍后再试')
  openAt('/suggetion', <SuggestionScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '使用故障' }))
  type('反馈内容', '打不开体检报告')
  press('提交反馈')
  await waitFor(() => expect(toasts).toEqual(['提交太频繁，请稍后再试']))
  expect(screen.getByLabelText<HTMLTextAreaElement>('反馈内容').value).toBe('打不开体检报告')
})

test('a refused list of kinds loads on retry', async () => {
  server.refuses(feedbackCalls.tags, 3001, '意见反馈暂停服务')
  openAt('/suggetion', <SuggestionScreen />)
  await screen.findByText('意见反馈暂停服务')
  server.answers(feedbackCalls.tags, tags as never)
  press('重新加载')
  expect(await screen.findByRole('button', { name: '功能建议' })).toBeTruthy()
})

test('rates a service without a session and shows the rating afterwards', async () => {
  resetSession()
  let evaluation: object = service
  server.answers(({ method, body }, say) => {
    if (method === 'POST') {
      const { score, content } = JSON.parse(body) as { score: number; content: string }
      evaluation = {
        ...service,
        isEvaluated: 1,
        score,
        content,
        tagNames: ['响应及时'],
        createTime: '2026-03-02 09:30:00',
      }
    }
    say(200, main(method === 'POST' ? null : evaluation))
  })
  openAt(`/feedback?thirdPartyId=${thirdPartyId}&type=2`, <FeedbackScreen />)
  await screen.findByText('在线客服咨询')
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull()
  fireEvent.click(screen.getByLabelText(/^4星/))
  press('响应及时')
  type('想说的话', '<img src=x onerror=alert(1)>')
  press('提交评价')
  await screen.findByText('感谢您的评价')
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(screen.getByRole('img', { name: '评分 4 星' })).toBeTruthy()
  const [request] = sent('open-api/commonCompent/add')
  expect(request?.headers.authorization).toBeUndefined()
})

test('requires stars for a rating', async () => {
  server.answers((_request, say) => say(200, main(service)))
  openAt(`/feedback?thirdPartyId=${thirdPartyId}&type=2`, <FeedbackScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '提交评价' }))
  expect(toasts).toEqual(['请先选择评分'])
  expect(sent('commonCompent/add')).toEqual([])
})

test.each(['/feedback', '/feedback?thirdPartyId=1', `/feedback?thirdPartyId=${'x'.repeat(20)}`])(
  '%s reports an invalid link',
  async (address) => {
    server.answers((_request, say) => say(200, main(null, '内容不存在或已被删除', 1004)))
    openAt(address, <FeedbackScreen />)
    expect(await screen.findByText('评价链接无效')).toBeTruthy()
  },
)

test('switches pictures by key and button, and skips pictures that may not be shown', async () => {
  const urls = ['/art/banner-checkup.svg', 'javascript:alert(1)', '/art/banner-family.svg'].join(',')
  openAt(`/imageDisplay?urls=${encodeURIComponent(urls)}&index=1`, <ImageDisplayScreen />)
  expect(screen.getByText('2 / 2')).toBeTruthy()
  expect(screen.getByRole('img').getAttribute('src')).toBe('/art/banner-family.svg')
  press('上一张')
  expect(screen.getByText('1 / 2')).toBeTruthy()
  fireEvent.keyDown(window, { key: 'ArrowRight' })
  await waitFor(() => expect(screen.getByText('2 / 2')).toBeTruthy())
})

test.each(['', '?urls=javascript%3Aalert(1)', '?urls=https%3A%2F%2Fevil.example%2Fa.jpg'])(
  '/imageDisplay%s shows an empty state',
  (search) => {
    openAt(`/imageDisplay${search}`, <ImageDisplayScreen />)
    expect(screen.getByText('没有可以查看的图片')).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  },
)
