import { expect, test } from 'vitest'
import { mailTexts } from './mail-page.ts'

test('both forms of a mail have the same text, and a name cannot inject markup', () => {
  const { text, html } = mailTexts({
    heading: '您的理赔申请书',
    greeting: '<img src=x onerror=alert(1)>，您好：',
    paragraphs: ['申请书见附件。\n请核对。'],
    signature: '原力星球',
  })
  expect(text).toBe('<img src=x onerror=alert(1)>，您好：\n\n申请书见附件。\n请核对。\n\n原力星球\n')
  expect(html).toContain('申请书见附件。<br>请核对。')
  expect(html).not.toContain('<img')
})
