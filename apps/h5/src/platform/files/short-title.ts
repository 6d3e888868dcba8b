/** 理赔决定书-LP20261115ABCDEFGH.pdf → 理赔决定书: a title bar has room for what it is, not for which. */
export const shortTitle = (name: string): string =>
  name.replace(/\.(pdf|xlsx)$/i, '').replace(/[-_\s]+[0-9A-Za-z]{6,}$/, '') || '文件预览'
