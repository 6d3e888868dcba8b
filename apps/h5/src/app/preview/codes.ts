import { createElement, part, partOf } from './part.ts'

interface SentCode {
  readonly phone: string
  readonly code: string
  /** ISO, in UTC. */
  readonly at: string
}

const everyMs = 3000

const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
})

function rowOf({ phone, code, at }: SentCode): HTMLElement {
  const row = document.createElement('li')
  row.append(
    createElement('strong', code, 'code'),
    createElement('span', phone),
    createElement('small', clock.format(new Date(at))),
  )
  return row
}

/** The verification codes sent last, newest first, to type them into the phone. */
export function showCodes(): void {
  const list = partOf(part('codes'), '.list')
  const ask = async () => {
    if (document.visibilityState === 'visible') {
      const answer = await fetch('/preview/codes.json').catch(() => null)
      if (answer?.ok) {
        const sent = (await answer.json()) as SentCode[]
        list.replaceChildren(
          ...(sent.length > 0 ? sent.map(rowOf) : [createElement('li', '还没有发出验证码', 'hint')]),
        )
      }
    }
    setTimeout(() => void ask(), everyMs)
  }
  void ask()
}
