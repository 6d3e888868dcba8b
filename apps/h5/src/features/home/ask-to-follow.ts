/** Works only in WeChat: elsewhere the text and the QR code load on demand. */
export async function askToFollow(service: string): Promise<void> {
  const { promptToFollow } = await import('#platform/wechat/follow-prompt.tsx')
  await promptToFollow(service)
}
