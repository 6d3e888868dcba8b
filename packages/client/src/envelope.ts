/** A response as received: the main envelope and the mall's in one shape. */
export interface ResponseEnvelope {
  http: number
  code: number | string | undefined
  message: string
  result: unknown
}

export async function readAnswer(response: Response): Promise<ResponseEnvelope> {
  const text = await response.text()
  let envelope: Record<string, unknown> = {}
  try {
    envelope = (JSON.parse(text) ?? {}) as Record<string, unknown>
  } catch {
    // A gateway's HTML page: only its status says what happened.
  }
  return {
    http: response.status,
    code: envelope['code'] as number | string | undefined,
    message: typeof envelope['message'] === 'string' ? envelope['message'] : '',
    result: 'data' in envelope ? envelope['data'] : envelope['result'],
  }
}
