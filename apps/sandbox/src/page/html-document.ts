import { html, type Markup } from './html.ts'

export interface HtmlDocument {
  readonly title: string
  readonly stylesheet: string
  /** Further elements of the head. */
  readonly head?: Markup
  readonly viewport?: string
  /** Selects the colours of a phone page. */
  readonly site?: string
  readonly body: Markup
}

/** Every page of the sandbox. An empty icon keeps the browser from asking for one. */
export const htmlDocument = ({ title, stylesheet, head, viewport = '', site, body }: HtmlDocument): string =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1${viewport}" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylesheet}" />
        ${head}
      </head>
      <body ${site !== undefined && html`data-site="${site}"`}>
        ${body}
      </body>
    </html>`.text
