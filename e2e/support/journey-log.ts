import type { Browser, BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'
import type { RecordedAnswer } from './journey-report.ts'

/** A closed page keeps no bodies, and its answer may never come. */
const bodyWaitMs = 1000

/** Notices of the browser about speed: they depend on the machine. */
const aboutSpeed = [/was preloaded using link preload but not used within a few seconds/]

interface Body {
  readonly code?: unknown
}

async function codeOf(response: Response): Promise<number | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), bodyWaitMs))
  const body = await Promise.race([response.json().catch(() => null) as Promise<Body | null>, late])
  return typeof body?.code === 'number' ? body.code : null
}

async function answerOf(request: Request): Promise<RecordedAnswer> {
  const response = request.existingResponse()
  const failure = request.failure()
  return {
    method: request.method(),
    url: request.url(),
    status: response?.status() ?? null,
    code: response ? await codeOf(response) : null,
    ...(failure && { reason: failure.errorText }),
  }
}

/** What the pages of one journey call, and what their consoles complain of. */
export class JourneyLog {
  readonly #requests: Request[] = []
  readonly #complaints: string[] = []
  readonly #tolerated = [...aboutSpeed]
  readonly #browser: Browser
  #answers: Promise<readonly RecordedAnswer[]> | null = null

  constructor(browser: Browser) {
    this.#browser = browser
    browser.on('context', this.#follow)
  }

  /** What the journey provokes is no complaint. The address of the page or file follows the text, in brackets. */
  tolerate(...patterns: readonly RegExp[]): void {
    this.#tolerated.push(...patterns)
  }

  /** The other warnings and errors. */
  get complaints(): readonly string[] {
    return this.#complaints.filter((complaint) => !this.#tolerated.some((pattern) => pattern.test(complaint)))
  }

  /** Read once, while the pages are still open. */
  readAnswers(): Promise<readonly RecordedAnswer[]> {
    this.#answers ??= Promise.all(this.#requests.map(answerOf))
    return this.#answers
  }

  end(): void {
    this.#browser.off('context', this.#follow)
  }

  readonly #follow = (context: BrowserContext) => {
    context.on('request', (request) => {
      if (request.url().includes('/API/')) this.#requests.push(request)
    })
    context.on('console', (message) => this.#hear(message))
    context.on('weberror', (error) => this.#complain(error.error().message, error.page()?.url()))
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'warning' && message.type() !== 'error') return
    const { url } = message.location()
    this.#complain(`${message.type()}: ${message.text()}`, url || message.page()?.url())
  }

  #complain(text: string, url = ''): void {
    this.#complaints.push(`${text} (${url})`)
  }
}
