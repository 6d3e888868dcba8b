import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar/avatar.tsx'
import styles from './doctor-face.module.css'

interface Props {
  doctor: { readonly name: string; readonly title: string }
  /** What is told of them, line by line. */
  children: ReactNode
}

/** Who it is: face, name and title, and below them what matters here. Stands in a row, beside what can be done. */
export const DoctorFace = ({ doctor, children }: Props) => (
  <>
    <Avatar name={doctor.name} size={48} />
    <div className={styles.words}>
      <p className={styles.line}>
        <span className={styles.name}>{doctor.name}</span>
        <span className={styles.title}>{doctor.title}</span>
      </p>
      {children}
    </div>
  </>
)

export const DoctorFact = ({ children }: { children: ReactNode }) => <p className={styles.fact}>{children}</p>
