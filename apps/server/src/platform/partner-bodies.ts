/** The body sent to a partner, as the exact text: signatures cover this text. */
export interface PartnerRequestBody {
  readonly type: string
  readonly text: string
}

export const asJson = (value: object): PartnerRequestBody => ({
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(value),
})

export const asForm = (fields: Readonly<Record<string, string>>): PartnerRequestBody => ({
  type: 'application/x-www-form-urlencoded',
  text: new URLSearchParams(fields).toString(),
})

export const asXml = (text: string): PartnerRequestBody => ({ type: 'text/xml; charset=utf-8', text })

/** A partner's response, not yet validated. */
export interface PartnerHttpReply {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

export const textOf = ({ bytes }: PartnerHttpReply): string => bytes.toString()

/**
 * Null when it is not a JSON object. The reader checks for fields that are missing or of another type than the
 * partner documents.
 */
export function jsonOf<Wanted extends object>(reply: PartnerHttpReply): Partial<Wanted> | null {
  try {
    const value: unknown = JSON.parse(textOf(reply))
    return typeof value === 'object' && value !== null ? (value as Partial<Wanted>) : null
  } catch {
    return null
  }
}

/** Null when it is larger than agreed: the rest is not read. */
export async function bytesOf(response: Response, most: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    // Leaving the loop cancels the stream, and with it the connection.
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
