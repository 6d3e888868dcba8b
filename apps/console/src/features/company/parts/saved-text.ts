interface SavedRecord {
  readonly savedBy: string | null
  readonly savedTime: string | null
}

export const savedText = ({ savedBy, savedTime }: SavedRecord): string =>
  savedBy && savedTime ? `${savedBy} 于 ${savedTime.slice(0, 16)} 修改` : '还没有修改过'
