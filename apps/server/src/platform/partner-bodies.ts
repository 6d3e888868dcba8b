/** What goes to a partner, as the very text that is sent: whoever signs it signs this. */
export interface Body {
  readonly type: string
  readonly text: string
}

export const asJson = (value: object): Body => ({
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(value),
})

export const asForm = (fields: Readonly<Record<string, string>>): Body => ({
  type: 'application/x-www-form-urlencoded',
  text: new URLSearchParams(fields).toString(),
})

export const asXml = (text: string): Body => ({ type: 'text/xml; charset=utf-8', text })

/** What a partner answered, not yet believed. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

export const textOf = ({ bytes }: Reply): string => bytes.toString()

/**
 * Null where it is no JSON object. Fields that are missing or of another kind than the partner's page says are for the
 * reader to notice.
 */
export function jsonOf<Wanted extends object>(reply: Reply): Partial<Wanted> | null {
  try {
    const value: unknown = JSON.parse(textOf(reply))
    return typeof value === 'object' && value !== null ? (value as Partial<Wanted>) : null
  } catch {
    return null
  }
}

/** Null where there is more of it than was agreed: the rest is not waited for. */
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
