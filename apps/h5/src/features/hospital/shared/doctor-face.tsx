import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar/avatar.tsx'
import styles from './doctor-face.module.css'

interface Props {
  doctor: { readonly name: string; readonly title: string }
  /** The doctor's facts, line by line. */
  children: ReactNode
}

/** Avatar, name and title, with facts below. Used in a row beside its actions. */
export const DoctorFace = ({ doctor, children }: Props) => (
  <>
    <Avatar name={doctor.name} size={48} />
    <div className={styles.text}>
      <p className={styles.line}>
        <span className={styles.name}>{doctor.name}</span>
        <span className={styles.title}>{doctor.title}</span>
      </p>
      {children}
    </div>
  </>
)

export const DoctorFact = ({ children }: { children: ReactNode }) => <p className={styles.fact}>{children}</p>
