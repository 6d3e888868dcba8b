import { fireEvent, screen as page, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { promptToFollow } from './follow-prompt.tsx'

const copied = vi.hoisted((): string[] => [])
vi.mock('#ui/copy/copy-text.ts', () => ({ copyText: async (text: string) => void copied.push(text) }))

envelopeStage({ person: null })

const choose = async (name: string) => {
  copied.length = 0
  const prompt = promptToFollow('互联网医院')
  await page.findByText('请微信关注原力健康公众号')
  expect(page.getByText('登录原力星球使用互联网医院服务')).toBeTruthy()
  // The phone that shows a QR code cannot scan it.
  expect(page.queryByRole('img')).toBeNull()
  fireEvent.click(page.getByRole('button', { name }))
  await prompt
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  return copied
}

test('outside WeChat a text asks to follow the official account, and its name can be copied', async () => {
  expect(await choose('复制名称')).toEqual(['原力健康'])
})

test('declining to follow copies nothing', async () => {
  expect(await choose('暂不关注')).toEqual([])
})
