import { randomInt } from 'node:crypto'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** Without characters that look alike: it is read off a screen once and typed by somebody else. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

export const newPassword = (): string => [group(), group(), group(), group()].join('-')

/**
 * Typed unseen at a terminal, otherwise the first line that is piped in: a password on the command line would stand in
 * the shell's history and in the list of processes. Nothing at all asks for one to be made; null is two that differ.
 */
export async function readPassword(
  input: NodeJS.ReadStream,
  output: NodeJS.WritableStream,
): Promise<string | null> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/)[0] ?? ''
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input, output: nowhere, terminal: true })
  // Without this Ctrl+C would be swallowed: the terminal hands every key to us.
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
