import { randomInt } from 'node:crypto'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** Without characters that look alike: one person reads it off a screen and another types it. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

export const newPassword = (): string => [group(), group(), group(), group()].join('-')

/**
 * Typed without echo at a terminal, otherwise the first piped line: a password on the command line would show up in
 * the shell's history and in the process list. Empty input generates a password; null means that the two inputs
 * differ.
 */
export async function readPassword(
  input: NodeJS.ReadStream,
  output: NodeJS.WritableStream,
): Promise<string | null> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/)[0] ?? ''
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input, output: nowhere, terminal: true })
  // Otherwise Ctrl+C would be swallowed: in raw mode the terminal hands us every key.
  terminal.on('SIGINT', () => process.exit(130))
  const lines = terminal[Symbol.asyncIterator]()
  const typed = async (question: string): Promise<string> => {
    output.write(question)
    const { value } = await lines.next()
    output.write('\n')
    return typeof value === 'string' ? value : ''
  }
  try {
    const first = await typed('密码（直接回车则生成一个）：')
    if (first === '') return ''
    return (await typed('再输入一次：')) === first ? first : null
  } finally {
    terminal.close()
  }
}
