import { randomUUID } from 'node:crypto'
import { urlOf, type Call } from '@yf/contract/call'

export interface TestCallOptions {
  token?: string
  /** The Idempotency-Key; for a row that takes one, a new one is generated when absent. */
  key?: string
  headers?: Record<string, string>
}

/** The body sent for a call, in the format that its row declares. */
export function requestOf(row: Call, input: object, { token, key, headers }: TestCallOptions) {
  const init: RequestInit & { headers: Record<string, string> } = { method: row.method, headers: {} }
  let path = urlOf(row)
  if (token)
    init.headers[row.auth === 'mall' ? 'token_mall' : 'authorization'] =
      row.auth === 'mall' ? token : `Bearer ${token}`
  if (row.idempotent) init.headers['idempotency-key'] = key ?? randomUUID()
  const texts = Object.entries(input).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  )
  switch (row.body) {
    case 'query':
      if (texts.length > 0) path += `?${new URLSearchParams(texts)}`
      break
    case 'json':
      init.headers['content-type'] = 'application/json'
      init.body = JSON.stringify(input)
      break
    case 'form':
      init.body = new URLSearchParams(texts)
      break
    case 'multipart':
      init.body = formOf(input)
  }
  Object.assign(init.headers, headers)
  return { path, init }
}

function formOf(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Blob) form.append(name, value, `${name}.bin`)
    else form.append(name, String(value))
  }
  return form
}
