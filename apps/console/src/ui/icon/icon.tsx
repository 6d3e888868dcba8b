import styles from './icon.module.css'

/** All drawn on a 20 × 20 field with one stroke. */
const shapes = {
  back: 'M12 4 6 10l6 6',
  previous: 'M12 5 7 10l5 5',
  next: 'M8 5l5 5-5 5',
  search: 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3Zm4.5 10.5L17 17',
  zoomIn: 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3Zm4.5 10.5L17 17M9 6.5v5M6.5 9h5',
  zoomOut: 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3Zm4.5 10.5L17 17M6.5 9h5',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  rotate: 'M16 10a6 6 0 1 1-2-4.5M16.5 2.500v4h-4',
  warning: 'M10 3 2.5 16.500h15L10 3Zm0 5v4M10 14.200v.3',
  check: 'M4 10.5 8 14.500l8-9',
  close: 'M5 5l10 10M15 5 5 15',
  download: 'M10 3v9M6 8.5 10 12.500l4-4M4 16.500h12',
  keyboard: 'M2.5 5.500h15v9h-15ZM5.5 8.500h.2M8.5 8.500h.2M11.5 8.500h.2M14.5 8.500h.2M6.5 11.500h7',
  pencil: 'M4 16l.8-3.400L13 4.400l2.6 2.6-8.2 8.200L4 16Z',
} as const
export type IconName = keyof typeof shapes

/** Always beside a word or in a button that has a name, so it is hidden from screen readers. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width={size} height={size} aria-hidden focusable="false">
      <path d={shapes[name]} />
    </svg>
  )
}
