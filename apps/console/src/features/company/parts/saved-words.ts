interface Saved {
  readonly savedBy: string | null
  readonly savedTime: string | null
}

export const savedWords = ({ savedBy, savedTime }: Saved): string =>
  savedBy && savedTime ? `${savedBy} 于 ${savedTime.slice(0, 16)} 修改` : '还没有修改过'
