/** 理赔决定书-LP20261115ABCDEFGH.pdf → 理赔决定书: a title bar only has room for the type of document. */
export const shortTitle = (name: string): string =>
  name.replace(/\.(pdf|xlsx)$/i, '').replace(/[-_\s]+[0-9A-Za-z]{6,}$/, '') || '文件预览'
