import { useState, type CSSProperties } from 'react'
import { openConsultation } from '#platform/storage/home-memory.ts'
import styles from './open-consultation.module.css'

/** The default without a stored height: as many as most returning members have. */
const atFirst = 3

/** Reserves the height that the open items had last time, so that the content below does not move when they load. */
export function OpenConsultation() {
  const [rows] = useState(() => Number(openConsultation.read() ?? atFirst))
  if (!rows) return null
  return <div className={styles.room} style={{ '--rows': rows } as CSSProperties} aria-hidden />
}
