interface NoticeAction {
  name: string
  run: () => void
}

interface NoticeProps {
  title: string
  text: string
  action?: NoticeAction
  other?: NoticeAction
}

/**
 * A whole page with one message and its actions. Independent of the UI components: it must render when they fail to
 * load.
 */
export function Notice({ title, text, action, other }: NoticeProps) {
  return (
    <div className="notice" role="alert">
      <svg
        viewBox="0 0 96 72"
        width="120"
        aria-hidden="true"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <ellipse cx="48" cy="64" rx="34" ry="5" fill="var(--foot-color)" />
        <circle cx="48" cy="32" r="22" fill="var(--icon-background-color)" />
        <path d="M18 42c10 6 48 2 60-20" stroke="var(--volume-color)" />
        <path d="M40 30v3m16-3v3M41 41c4-3 10-3 14 0" stroke="var(--ink-2)" />
      </svg>
      <h1 className="notice-title">{title}</h1>
      <p className="notice-text">{text}</p>
      {action && (
        <button type="button" className="notice-action" onClick={action.run}>
          {action.name}
        </button>
      )}
      {other && (
        <button type="button" className="notice-other" onClick={other.run}>
          {other.name}
        </button>
      )}
    </div>
  )
}
