import sharp from 'sharp'
import { fiscalReceipt, pdfSaying } from '@yf/server/platform/files/ofd/test-documents'
import { choose, fillVisit, receipt, chooseSavedCard } from './support/claims.ts'
import { expect, test } from './support/journey.ts'
import { colleagues } from './support/people.ts'

// Pictures are really drawn and read: on a busy machine a picture may take half a minute.
test.describe.configure({ timeout: 600_000 })
const whenRead = { timeout: 240_000 }

test('warns of a dark photo before upload, corrects a clear one field by field, and accepts a file without a photo', async ({
  page,
  enter,
}) => {
  await enter(page, colleagues.ouyangNa, '/claimSettlement/applyInfo')
  await fillVisit(page)
  await chooseSavedCard(page)

  // The guide is one tap away from the camera.
  await page.getByRole('button', { name: '上传资料', exact: true }).click()
  await page.getByRole('button', { name: /怎么拍才清楚/ }).click()
  await expect(page.getByRole('img', { name: '病历示例' })).toBeVisible()
  await page.getByRole('button', { name: '关闭' }).click()

  const photo = await receipt({ seed: 9301, payer: '王小明', fen: 36_250, look: 'photo' })
  const dark = { ...photo, name: '暗.jpg', buffer: await sharp(photo.buffer).linear(0.3, 0).toBuffer() }
  await choose(page, '资料', [dark])
  await expect(page.getByText('光线偏暗，请到亮一点的地方拍')).toBeVisible()
  await page.getByRole('button', { name: '重新拍摄' }).click()
  await choose(page, '资料', [photo])
  await expect(page.getByText('票据上的姓名是 王*明，与就诊人 欧*娜 不一致')).toBeVisible(whenRead)
  await page.getByRole('button', { name: /^更正第1张发票的 ?姓名/ }).click()
  await expect(page.getByRole('img', { name: '图片上的号码' })).toBeVisible()
  await expect(page.getByLabel('发票上的姓名')).toBeFocused()
  await page.getByRole('button', { name: '关闭' }).click()

  await page.getByRole('button', { name: '上传资料', exact: true }).click()
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /选择 PDF、OFD 文件/ }).click()
  const buffer = await pdfSaying(fiscalReceipt('5550001112'))
  await (await opened).setFiles({ name: '电子票据.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText('5550001112')).toBeVisible(whenRead)
})
