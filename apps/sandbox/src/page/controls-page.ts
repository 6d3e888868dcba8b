import type { FastifyRequest } from 'fastify'
import { fieldsIn } from '../frame/signed-call.ts'
import { html, type Markup } from './html.ts'
import { htmlDocument } from './html-document.ts'

/** A page where a person plays a partner's staff. */
export const controlsPage = (title: string, heading: string, content: Markup): string =>
  htmlDocument({
    title,
    stylesheet: '/controls.css',
    body: html`<header><h1>${heading}</h1></header>
      <main>${content}</main>`,
  })

export type FormFields = Readonly<Record<string, string | undefined>>

/** A form's fields, with repeated fields joined by commas, or the fields of a JSON body. */
export function fieldsOf(request: FastifyRequest): FormFields {
  const body = typeof request.body === 'string' ? request.body : ''
  if (request.headers['content-type']?.startsWith('application/json'))
    return Object.fromEntries(Object.entries(fieldsIn(body)).map(([name, value]) => [name, String(value)]))
  const form = new URLSearchParams(body)
  return Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name).join(',')]))
}
