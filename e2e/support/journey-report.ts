/** One call of a page, as the report of a failed journey prints it. */
export interface RecordedAnswer {
  readonly method: string
  /** With its query, which the report leaves out. */
  readonly url: string
  /** Null where no answer came; `reason` says why. */
  readonly status: number | null
  readonly reason?: string
  /** The code in the body; null where the body is not ours or is gone. */
  readonly code: number | null
}

const callsShown = 60
const logLinesShown = 40

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

function lineOf({ method, url, status, reason, code }: RecordedAnswer): string {
  const outcome =
    status === null ? (reason ?? 'no answer') : `${status}${code === null ? '' : ` code ${code}`}`
  return `  ${method.padEnd(6)} ${pathOf(url)}  ${outcome}`
}

const lastOf = <Item>(items: readonly Item[], most: number) => items.slice(-most)

/** What a failed journey did and what the server said: without queries and bodies, which hold personal data. */
export function reportOf(title: string, answers: readonly RecordedAnswer[], log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '')
  return [
    `── ${title}`,
    answers.length === 0 ? 'no calls were made' : `the last of ${answers.length} calls:`,
    ...lastOf(answers, callsShown).map(lineOf),
    lines.length === 0 ? 'the server logged no warning' : 'the end of the log of server and sandbox:',
    ...lastOf(lines, logLinesShown).map((line) => `  ${line}`),
  ].join('\n')
}
