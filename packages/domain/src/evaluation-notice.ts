/** Invites the member to evaluate a finished service; only in the app, because it says what and where. */
export const evaluationText = (service: { readonly name: string; readonly provider: string }): string =>
  `您${service.provider && `在${service.provider}`}的「${service.name}」已完成，欢迎评价本次服务`
