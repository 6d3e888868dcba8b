import fastJson from 'fast-json-stringify'
import type { Call, Service } from '@yf/contract/call'
import { mallCodes } from '@yf/contract/errors'

/** The response envelope: the mall's differs from that of the other four services (decisions §3). */
export interface Envelope {
  readonly schemaOf: (result: object) => object
  readonly wrap: (result: unknown, message: string) => object
  readonly refuse: (code: number | string, message: string, result?: object) => string
}

const text = { type: 'string' } as const

const mainEnvelope: Envelope = {
  schemaOf: (result) => ({
    type: 'object',
    required: ['success', 'result', 'message', 'code'],
    properties: { success: { type: 'boolean' }, result, message: text, code: { type: 'integer' } },
  }),
  wrap: (result, message) => ({ success: true, result, message, code: 200 }),
  refuse: (code, message, result) =>
    JSON.stringify({ success: false, result: result ?? null, message, code: Number(code) }),
}

const mallEnvelope: Envelope = {
  schemaOf: (data) => ({
    type: 'object',
    required: ['code', 'data', 'message'],
    properties: { code: text, data, message: text },
  }),
  wrap: (data, message) => ({ code: mallCodes.ok, data, message }),
  refuse: (code, message, data) => JSON.stringify({ code: String(code), data: data ?? null, message }),
}

export const envelopeOf = (service: Service): Envelope => (service === 'mall' ? mallEnvelope : mainEnvelope)

const mallUrl = /^\/API\/yf-service-mall\//

/** For responses given before a row is known, such as for an unknown path. */
export const envelopeForUrl = (url: string): Envelope => (mallUrl.test(url) ? mallEnvelope : mainEnvelope)

/** Serialises only what the schema declares. Compiled at the first use, like the validators. */
export function serialiserOf(call: Call): (result: unknown, message: string) => string {
  const envelope = envelopeOf(call.service)
  let stringify: ((value: object) => string) | null = null
  return (result, message) => {
    stringify ??= fastJson(envelope.schemaOf(call.response))
    return stringify(envelope.wrap(result, message))
  }
}
