import { useState, type CSSProperties } from 'react'
import { openRoom } from '#platform/storage/home-memory.ts'
import styles from './open-room.module.css'

/** Where nobody remembers anything, as much as most people who come back have. */
const atFirst = 3

/** The room of the open matters as they stood last time: what lies below does not move when they come. */
export function OpenRoom() {
  const [rows] = useState(() => Number(openRoom.read() ?? atFirst))
  if (!rows) return null
  return <div className={styles.room} style={{ '--rows': rows } as CSSProperties} aria-hidden />
}
