import type { TemplateMessageParams, WechatError } from '@yf/partner-contract/wechat'

/** The message in a follower's list of chats. */
export interface TemplateMessage {
  readonly openId: string
  readonly templateId: string
  readonly url: string
  readonly keywords: Readonly<Record<string, string>>
  /** The displayed lines. */
  readonly lines: readonly string[]
}

type Params = Readonly<Record<string, string | undefined>>

const idHoldsMs = 10 * 60_000

/** The keyword names imply their length limits: `thing4` twenty characters, `phrase2` five. */
const most: Readonly<Partial<Record<string, number>>> = {
  thing: 20,
  phrase: 5,
  character_string: 32,
  time: 20,
}

/** Sends one message per id and person, as long as WeChat remembers the id. */
export function createTemplateMessages(now: () => Date) {
  const stored = new Map<string, { readonly id: number; readonly at: number }>()
  let last = 0
  let fresh: TemplateMessage | null = null
  return {
    send(params: Params): { readonly id: number } | { readonly error: WechatError } {
      const { touser = '', template_id = '', url = '', client_msg_id = '' } = params
      if (!template_id.startsWith('sandbox-')) return { error: 'invalidTemplate' }
      const keywords = keywordsOf(params['data'])
      if (!keywords) return { error: 'invalidTemplateData' }
      const name = `${touser} ${client_msg_id}`
      const before = client_msg_id ? stored.get(name) : undefined
      if (before && now().getTime() - before.at < idHoldsMs) return { id: before.id }
      const id = ++last
      stored.set(name, { id, at: now().getTime() })
      fresh = { openId: touser, templateId: template_id, url, keywords, lines: Object.values(keywords) }
      return { id }
    },
    /** The message sent by the current call; null if there is none. */
    takeLast(): TemplateMessage | null {
      const sent = fresh
      fresh = null
      return sent
    },
  }
}

export type TemplateMessages = ReturnType<typeof createTemplateMessages>

function keywordsOf(json: string | undefined): Record<string, string> | null {
  const data = JSON.parse(json ?? '{}') as TemplateMessageParams['data']
  const keywords = Object.fromEntries(Object.entries(data).map(([name, { value }]) => [name, value]))
  const isFit = Object.entries(keywords).every(
    ([name, value]) => value !== '' && value.length <= (most[name.replace(/\d+$/, '')] ?? 0),
  )
  return isFit && Object.keys(keywords).length > 0 ? keywords : null
}
