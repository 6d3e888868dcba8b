import type { PersonDetail, PersonEvent } from '@yf/contract/people-admin'
import { personEventKinds, personFactNames, type PersonFactName } from '@yf/domain/person'
import { Timeline } from 'antd'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import text from '#ui/quiet.module.css'

const named = (name: string): string => personFactNames[name as PersonFactName] ?? name

function linesOf({ before, after }: PersonEvent): string[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const former = (before as Record<string, string | null>)[name] ?? null
    if (former === null) return value === null ? [] : [`${named(name)}：${value}`]
    return [`${named(name)}：${former} → ${value ?? '（无）'}`]
  })
}

/** What happened to the person, newest first. */
export const PersonHistory = ({ person }: { person: PersonDetail }) => (
  <Timeline
    items={person.events.map((event) => ({
      key: event.id,
      content: (
        <>
          <strong>{personEventKinds[event.kind]}</strong>{' '}
          <span className={text.quiet}>
            {event.at} {event.by ?? ''}
            {event.isImported ? '（导入）' : ''}
          </span>
          <ChangeLines lines={linesOf(event)} />
        </>
      ),
    }))}
  />
)
