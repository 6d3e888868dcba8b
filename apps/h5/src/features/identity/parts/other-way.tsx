import styles from './other-way.module.css'

export function OtherWay({ children, onTap }: { children: string; onTap: () => void }) {
  return (
    <button type="button" className={styles.other} onClick={onTap}>
      {children}
    </button>
  )
}
