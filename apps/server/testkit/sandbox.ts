import { createSandbox, type SandboxOptions } from '@yf/sandbox/app'

export interface TestSandbox {
  readonly url: string
  /** For the settings of a server under test. */
  readonly smsBaseUrl: string
  /** Messages sent to a phone, newest first. */
  smsTo(phone: string): Promise<{ phone: string; code: string; text: string }[]>
  close(): Promise<void>
}

/** The sandbox of all external parties, in this process. */
export async function startSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const app = createSandbox(options)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    smsBaseUrl: `${url}/dysmsapi`,
    smsTo: async (phone) => {
      const response = await fetch(`${url}/inbox/sms?phone=${phone}`)
      return (await response.json()) as { phone: string; code: string; text: string }[]
    },
    close: () => app.close(),
  }
}
