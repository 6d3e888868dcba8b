/** What runs in WeChat alone: the words and the code are loaded when somebody asks for it elsewhere. */
export async function askToFollow(service: string): Promise<void> {
  const { promptToFollow } = await import('#platform/wechat/follow-prompt.tsx')
  await promptToFollow(service)
}
