import type { PackShelf } from '@yf/domain/equity'

export const shelves: readonly { value: PackShelf; label: string; empty: string }[] = [
  { value: 'usable', label: '可使用', empty: '没有可使用的卡' },
  { value: 'usedUp', label: '已用完', empty: '没有已用完的卡' },
  { value: 'lapsed', label: '已过期', empty: '没有已过期的卡' },
]
