/** The message for the second of two concurrent editors. */
export const editConflictText = ({ savedBy }: { readonly savedBy: string | null }): string =>
  `${savedBy ? `${savedBy}刚刚修改过` : '内容刚刚被修改过'}，您的修改没有保存；请查看最新内容后再改`
