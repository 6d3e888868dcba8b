/**
 * The part of the Protocol Buffers wire format needed to change a few nodes of a model and leave the rest unchanged.
 */
export interface WireField {
  readonly number: number
  /** The content of a bytes field; null for plain numbers. */
  readonly body: Uint8Array | null
  /** The whole field with its tag, to write it unchanged. */
  readonly raw: Uint8Array
  /** The value of a plain integer, 0 for everything else. */
  readonly value: number
}

export function wireFields(bytes: Uint8Array): WireField[] {
  const fields: WireField[] = []
  let at = 0
  const varint = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at]!
      at += 1
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const start = at
    const tag = varint()
    let body: Uint8Array | null = null
    let value = 0
    switch (tag & 7) {
      case 0:
        value = varint()
        break
      case 1:
        at += 8
        break
      case 2: {
        const length = varint()
        body = bytes.subarray(at, at + length)
        at += length
        break
      }
      case 5:
        at += 4
        break
      default:
        throw new Error(`wire type ${tag & 7} is not known`)
    }
    fields.push({ number: tag >>> 3, body, raw: bytes.subarray(start, at), value })
  }
  return fields
}

function varintOf(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return [...bytes, rest]
}

export const bytesField = (number: number, body: Uint8Array): Uint8Array =>
  Buffer.concat([Uint8Array.from([...varintOf(number * 8 + 2), ...varintOf(body.length)]), body])

export const textField = (number: number, text: string) => bytesField(number, Buffer.from(text))

export const numberField = (number: number, value: number): Uint8Array =>
  Uint8Array.from([...varintOf(number * 8), ...varintOf(value)])

export function floatField(number: number, value: number): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return Buffer.concat([Uint8Array.from(varintOf(number * 8 + 5)), bytes])
}

export const textOf = (body: Uint8Array | null) => Buffer.from(body ?? []).toString()
