import { shanghaiMoment } from '@yf/domain/dates'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { deadMessages, dropMessage, reviveMessages } from '#platform/jobs/outbox.ts'

interface OutboxDeps {
  readonly db: Db
  readonly clock: Clock
}

/** The output, and whether the command succeeded. */
interface CommandResult {
  readonly isDone: boolean
  readonly lines: readonly string[]
}

const usage = [
  'npm run outbox -- list                    列出已停止重试的消息（不含内容）',
  'npm run outbox -- revive <编号或合作方>   排除原因后重新发送，十五分钟内开始',
  'npm run outbox -- drop <编号>             作废一条，不再发送',
]

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** One command as typed. */
export async function runOutbox(args: readonly string[], { db, clock }: OutboxDeps): Promise<CommandResult> {
  const [command, argument = ''] = args
  if (command === 'list' && args.length === 1) return { isDone: true, lines: await listed(db) }
  if (command === 'revive' && argument !== '' && args.length === 2) {
    const count = await reviveMessages(db, isId(argument) ? { id: argument } : { partner: argument })
    return counted(count, `已安排重新发送 ${count} 条`)
  }
  if (command === 'drop' && isId(argument) && args.length === 2) {
    const count = await dropMessage(db, clock, argument)
    return counted(count, '已作废，不再发送')
  }
  return { isDone: false, lines: usage }
}

const counted = (count: number, line: string): CommandResult =>
  count > 0 ? { isDone: true, lines: [line] } : { isDone: false, lines: ['没有这样的已停止重试的消息'] }

async function listed(db: Db): Promise<string[]> {
  const dead = await deadMessages(db)
  if (dead.length === 0) return ['没有已停止重试的消息']
  return dead.map(({ id, partner, kind, attempts, last_error, dead_at }) => {
    const since = dead_at ? shanghaiMoment(dead_at) : ''
    return `${id}  ${partner}.${kind}  试过 ${attempts} 次  ${since}  ${last_error ?? ''}`
  })
}
