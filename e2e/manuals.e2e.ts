import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'

const pageOf = (page: Page, number: number) => page.getByRole('region', { name: `第${number}页` })

test("a member reads the company's manual page by page, zooms, and downloads it", async ({
  page,
  login,
  expectAccessible,
}) => {
  await login(page, people.linXiao, '/pdf')
  const manual = page.getByRole('button', { name: /原力星球操作手册/ })
  await expect(manual).toBeVisible()
  await expectAccessible(page)
  await manual.click()
  await expect(pageOf(page, 1).locator('canvas')).toBeVisible()
  await expect(pageOf(page, 1)).toContainText('登录与切换公司')
  await expectAccessible(page)

  const before = await pageOf(page, 1).boundingBox()
  await page.getByRole('button', { name: '放大' }).click()
  await expect.poll(async () => (await pageOf(page, 1).boundingBox())?.width).toBe(before!.width * 1.5)

  const reader = page.getByRole('region', { name: '文件内容' })
  await reader.evaluate((view) => view.scrollTo(0, view.scrollHeight))
  await expect(page.getByText(/^(\d+) \/ \1$/)).toBeVisible()
  await expect(pageOf(page, 2).locator('canvas')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载文件' }).click()
  expect((await download).suggestedFilename()).toBe('原力星球操作手册.pdf')
})

test('a member reads a workbook sheet by sheet', async ({ page, login, expectAccessible }) => {
  await login(page, people.heJing, '/pdf')
  await page.getByRole('button', { name: /理赔材料清单/ }).click()
  await expect(page.getByRole('cell', { name: '住院', exact: true })).toHaveAttribute('rowspan', '3')
  await expectAccessible(page)
  await page.getByRole('tab', { name: '赔付示例' }).click()
  await expect(page.getByRole('cell', { name: '¥100,000' })).toBeVisible()
})

test('a company without manuals names a contact', async ({ page, login }) => {
  await login(page, people.zhaoQiang, '/pdf')
  await expect(page.getByText('暂无操作手册')).toBeVisible()
})

/** One page that names a Chinese font without embedding it, and has a script that runs on opening. */
function pdfWithScript(): string {
  const script = "/S /JavaScript /JS (app.alert\\('x'\\); this.getURL\\('https://evil.example/'\\))"
  const drawing = 'BT /F1 32 Tf 40 120 Td <C0EDC5E2> Tj ET'
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << ${script} >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /GBK-EUC-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 7 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return `%PDF-1.7\n${body}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF`
}

test('does not run script inside a PDF, and shows a font that is not embedded', async ({
  page,
  login,
  journeyLog,
}) => {
  // The reader says so of a file without an index.
  journeyLog.tolerate(/Indexing all PDF objects/)
  const outside: string[] = []
  page.on('dialog', (dialog) => {
    outside.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) outside.push(request.url())
  })
  await page.route('**/files/*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: pdfWithScript() }),
  )
  await login(page, people.linXiao, `/pdf?url=/files/${'a'.repeat(32)}`)
  await expect(pageOf(page, 1).locator('canvas')).toBeVisible()
  await expect(pageOf(page, 1)).toContainText('理赔')
  expect(outside).toEqual([])
})
