import type { Locator, Page } from '@playwright/test'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { draw } from '@yf/ocr-pictures/draw'
import type { Quad } from '@yf/ocr-pictures/truth'
import * as printed from '@yf/server/platform/files/ofd/test-documents'
import sharp from 'sharp'
import { expect } from './expect.ts'

export const today = () => shanghaiDay(new Date())

interface DocumentFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

interface ReceiptOptions {
  /** One seed is one document: without another number the same seed is the same invoice. */
  readonly seed: number
  readonly payer: string
  readonly fen: number
  readonly daysAgo?: number
  readonly look?: 'photo' | 'scan' | 'clean'
  readonly invoice?: { readonly code: string; readonly number: string }
  /** Fields under a coffee stain. */
  readonly smeared?: readonly ('total' | 'capitalAmount')[]
}

/** A picture of a receipt, for journeys about reading. Others use `electronicReceipt`. */
export async function receipt(options: ReceiptOptions): Promise<DocumentFile> {
  const { seed, payer, fen, daysAgo = 4, look = 'clean', invoice, smeared = [] } = options
  const day = addDays(today(), -daysAgo)
  const { picture, truth } = await draw(seed, {
    kind: 'medicalReceipt',
    layout: 'electronicOutpatient',
    hardness: look,
    overrides: { payer, hospital, day, total: fen, selfFunded: 0, ...invoice },
  })
  const spots = smeared.map((field) => truth.regions[field]).filter((spot) => spot !== undefined)
  const buffer = await smear(picture, spots)
  return { name: `发票${seed}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** Covers each field with a slightly larger brown stain. */
async function smear(picture: Buffer, spots: readonly Quad[]): Promise<Buffer> {
  const upright = sharp(picture).autoOrient()
  if (spots.length === 0) return upright.jpeg({ quality: 92 }).toBuffer()
  const stains = spots.map((corners) => {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    const [left, top] = [Math.max(Math.min(...xs) - 16, 0), Math.max(Math.min(...ys) - 10, 0)]
    const [width, height] = [Math.max(...xs) - left + 16, Math.max(...ys) - top + 10]
    const input = { create: { width, height, channels: 3 as const, background: '#8a6a45' } }
    return { input, left, top }
  })
  return upright.composite(stains).jpeg({ quality: 92 }).toBuffer()
}

/** The record of the visit that `fillVisit` declares, scanned. */
export async function medicalRecord(seed: number, payer: string, sex: '男' | '女'): Promise<DocumentFile> {
  const content = { payer, sex, hospital, day: dayOfVisit(), illness: diagnosis }
  const { picture, type } = await draw(seed, { kind: 'medicalRecord', hardness: 'scan', overrides: content })
  return { name: `病历${seed}.${type}`, mimeType: `image/${type}`, buffer: picture }
}

const hospital = '北京第一人民医院'
/** Also in `printed.medicalRecord`. */
const diagnosis = '急性咽炎'
const dayOfVisit = () => addDays(today(), -4)

const pdf = async (name: string, page: printed.PrintedTexts): Promise<DocumentFile> => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: await printed.pdfSaying(page, { ink: printed.dark }),
})

interface InvoiceFields {
  readonly number: string
  readonly code?: string
}

/** The receipt as the hospital's PDF: read by its text layer, and its page compared with it. */
export const electronicReceipt = (
  invoice: InvoiceFields,
  payer: string,
  fen: number,
  visitDay?: string,
): Promise<DocumentFile> => {
  const content = { ...invoice, payer, hospital, day: dayOfVisit(), fen, selfFundedFen: 0 }
  const visit: printed.PrintedTexts = visitDay === undefined ? [] : [[10, 112, `就诊日期：${visitDay}`]]
  return pdf(`发票${invoice.number}`, [...printed.fiscalReceipt(invoice.number, content), ...visit])
}

/** The record of the same visit, as the hospital's PDF. */
export const electronicRecord = (patient: string, sex: '男' | '女'): Promise<DocumentFile> =>
  pdf(`病历${patient}`, printed.medicalRecord({ patient, sex, hospital, day: dayOfVisit() }))

export const feeList = (): Promise<DocumentFile> => pdf('费用清单', printed.feeList)

/** Through the phone's own file chooser, as a person does it. */
export async function choose(page: Page, what: string, files: readonly DocumentFile[]): Promise<void> {
  const isPicture = ({ mimeType }: DocumentFile) => mimeType.startsWith('image/')
  for (const [from, chosen] of [
    ['从相册选择', files.filter(isPicture)],
    ['选择 PDF、OFD 文件', files.filter((file) => !isPicture(file))],
  ] as const) {
    if (chosen.length === 0) continue
    await page.getByRole('button', { name: `上传${what}`, exact: true }).click()
    const opened = page.waitForEvent('filechooser')
    await page
      .getByRole('dialog', { name: `上传${what}` })
      .getByRole('button', { name: new RegExp(from) })
      .click()
    await (await opened).setFiles(chosen)
  }
}

/** Tiles and buttons accept one tap a second; the tapped element may be gone before the next thing shows. */
export const tapUntil = (button: Locator, seen: Locator): Promise<void> =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 })
    await expect(seen).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 240_000 })

/**
 * Waits for content that appears without an action. A page polls every fifteen seconds: fast-forwards a page whose
 * clock was installed before it was opened.
 */
export const seenInTime = (page: Page, seen: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward('00:15')
    await expect(seen).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 240_000 })

interface VisitOptions {
  readonly type?: string
  readonly daysAgo?: number
}

/** Step 1 of the new flow, for the member unless chosen before. */
export async function fillVisit(
  page: Page,
  { type = '门诊', daysAgo = 4 }: VisitOptions = {},
): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).click()
  await fillDays(page, daysAgo)
}

/** Date, place and reason, the same in every flow; then to the next step. */
export async function fillDays(page: Page, daysAgo = 4): Promise<void> {
  await page.getByLabel('就诊日期').fill(addDays(today(), -daysAgo))
  await page.getByRole('textbox', { name: '就诊医院' }).fill(hospital)
  await page.getByLabel('诊断或主要症状（选填）').fill(diagnosis)
  await expect(page.getByText('已自动保存')).toBeVisible()
  await page.getByRole('button', { name: '下一步' }).click()
}

/** Step 2 with the stored card. */
export async function chooseSavedCard(page: Page): Promise<void> {
  await expect(page).toHaveTitle('银行卡信息')
  await page
    .getByRole('radio', { name: /\*\*\*\*/ })
    .first()
    .click()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page).toHaveTitle('上传资料')
}

/** Another card, opened in 北京; its number identifies the bank. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const field = page.getByLabel('银行卡号')
  const another = page.getByRole('radio', { name: /^使用新的银行卡/ })
  await expect(field.or(another).first()).toBeVisible()
  // A member with earlier claims has cards to choose from.
  if (await another.isVisible()) await another.click()
  await field.fill(number)
  await expect(page.getByRole('button', { name: /^开户银行：.*银行/ })).toBeVisible()
  for (const [what, where] of [
    ['开户省份', '北京市'],
    ['开户城市', '北京市'],
  ] as const) {
    const field = page.getByRole('button', { name: new RegExp(`^${what}：`) })
    await field.click()
    await page
      .getByRole('dialog', { name: `选择${what}` })
      .getByRole('radio', { name: where })
      .click()
    await expect(field).toHaveAccessibleName(`${what}：${where}`)
  }
}

/** Continues once every upload is read. */
export const toAnalysis = (page: Page): Promise<void> =>
  tapUntil(page.getByRole('button', { name: '下一步' }), page.getByRole('heading', { name: '资料分析' }))

/** On the rotated signature pad: a line along the phone, with two pen lifts. */
export async function writeName(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: '手写签名' })
  await expect(pad).toBeVisible()
  const box = (await pad.boundingBox())!
  for (const part of [0.2, 0.55]) {
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * part)
    await page.mouse.down()
    for (let step = 1; step <= 8; step += 1)
      await page.mouse.move(
        box.x + box.width * (0.25 + step * 0.06),
        box.y + box.height * (part + (step % 2 ? 0.15 : 0.02)),
      )
    await page.mouse.up()
  }
}

/** From the analysis to the result: read, sign, submit. */
export async function signAndSubmit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '去签名' }).click()
  await sign(page)
}

/** From the application to the result. */
export async function sign(page: Page): Promise<void> {
  const toPad = page.getByRole('button', { name: /无误，去签名/ })
  await expect(toPad).toBeVisible()
  await toPad.click()
  await expect(page).toHaveTitle('签名')
  await page.getByRole('button', { name: /手写签名|重新签名|去签名/ }).click()
  await writeName(page)
  await page.getByRole('button', { name: '使用这个签名' }).click()
  await page.getByRole('checkbox', { name: /本人已阅读/ }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveTitle('提交结果')
}
