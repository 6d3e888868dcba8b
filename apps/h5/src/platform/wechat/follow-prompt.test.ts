import { fireEvent, screen as page, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { promptToFollow } from './follow-prompt.tsx'

const server = envelopeStage({ person: null })

const readAndClose = async () => {
  await page.findByText('请微信关注原力健康公众号')
  expect(page.getByText('登录原力星球使用互联网医院服务')).toBeTruthy()
  const code = page.queryByRole('img', { name: '原力健康公众号二维码' })
  fireEvent.click(page.getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  return code
}

test('outside WeChat words and a code ask to follow the official account', async () => {
  server.answers((_request, say) => say(200, main({ officialAccount: 'gh_1' })))
  const prompt = promptToFollow('互联网医院')
  expect(await readAndClose()).not.toBeNull()
  await prompt
})

test('the words stand also where the account is not to be had', async () => {
  server.answers((_request, say) => say(500, main(null, '系统繁忙', 500)))
  const prompt = promptToFollow('互联网医院')
  expect(await readAndClose()).toBeNull()
  await prompt
})
