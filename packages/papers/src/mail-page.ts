export interface MailPage {
  readonly heading: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly signature: string
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')

/** The same text twice: for programs that show plain text, and for those that show HTML. */
export const mailTexts = (page: MailPage): { text: string; html: string } => ({
  text: plain(page),
  html: html(page),
})

const plain = ({ greeting, paragraphs, signature }: MailPage) =>
  [greeting, ...paragraphs, signature].join('\n\n') + '\n'

/** Inline styles and no external resources: mail programs remove everything else. */
function html({ heading, greeting, paragraphs, signature }: MailPage): string {
  const line = (text: string, style: string) => `<p style="margin:0 0 14px;${style}">${escaped(text)}</p>`
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    `<title>${escaped(heading)}</title></head>`,
    "<body style=\"margin:0;padding:24px 12px;background:#f3f5f8;color:#1f2733;font:16px/1.7 -apple-system,'PingFang SC','Microsoft YaHei',sans-serif\">",
    '<div style="max-width:560px;margin:0 auto;padding:28px 24px;background:#fff;border-radius:12px;border-top:4px solid #14558f">',
    `<h1 style="margin:0 0 18px;font-size:20px;line-height:1.4">${escaped(heading)}</h1>`,
    line(greeting, ''),
    ...paragraphs.map((text) => line(text, '')),
    line(signature, 'color:#5b6675;margin-top:24px'),
    '</div></body></html>',
  ].join('\n')
}
