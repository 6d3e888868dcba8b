import { PlusOutlined } from '@ant-design/icons'
import type { WorkCase, WorkNote } from '@yf/contract/claims-admin'
import { noteTitle } from '@yf/domain/claim-notes'
import { Button } from 'antd'
import { memo, useState } from 'react'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { NoteDialog } from './note-dialog.tsx'
import styles from './notes.module.css'

function Note({ note: { kind, wasReached, words, staffName, time } }: { note: WorkNote }) {
  return (
    <li className={styles.note}>
      <div className={styles.head}>
        <b>{noteTitle(kind, wasReached === null ? null : wasReached === 1)}</b>
        <span>{staffName}</span>
        <time>{time}</time>
      </div>
      <p className={styles.text}>{words ?? '内容已随会员数据删除'}</p>
    </li>
  )
}

/** Internal notes of staff: append-only, and not visible to the member. */
export const Notes = memo(function Notes({ work }: { work: WorkCase }) {
  const [isWriting, setWriting] = useState(false)
  return (
    <Section
      title={`备注与通话（${work.notes.length}）`}
      aside={
        work.can.note === 1 && (
          <Button
            type="link"
            size="small"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => setWriting(true)}
          >
            添加
          </Button>
        )
      }
    >
      {work.notes.length === 0 ? (
        <p className={text.quiet}>还没有备注。会员看不到这里的内容，写下后不能修改。</p>
      ) : (
        <ul className={styles.notes}>
          {work.notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      {isWriting && <NoteDialog work={work} onClose={() => setWriting(false)} />}
    </Section>
  )
})
