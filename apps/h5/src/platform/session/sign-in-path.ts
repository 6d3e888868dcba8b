import type { BrowserEnvironment } from '#platform/environment/environment.ts'
import { formatPath } from '#platform/navigation/location.ts'

export interface SignInFacts {
  environment: BrowserEnvironment
  isClaimHost: boolean
  supply: string | null
  isKnown: (path: string) => boolean
}

const workChatScreens: Partial<Record<BrowserEnvironment, string>> = {
  enterpriseWechat: '/qw-ssoLogin',
  dingTalk: '/dd-ssoLogin',
  feishu: '/fs-ssoLogin',
}

/** Login on the claim host and inside WeChat, Password elsewhere (decisions §4). */
export const loginScreen = ({ environment, isClaimHost }: Pick<SignInFacts, 'environment' | 'isClaimHost'>) =>
  isClaimHost || environment === 'wechat' ? '/login' : '/password'

/** Whether it is one of the two screens where a pending login is completed. */
export const isLoginScreen = (path: string): boolean => path === '/login' || path === '/password'

const withLocation = (path: string, redirect: string | null, supply: string | null): string =>
  formatPath(path, {}, { redirect, supply })

export const loginPath = (facts: SignInFacts, redirect: string | null): string =>
  withLocation(loginScreen(facts), redirect, facts.supply)

/** Start of a person without a session: in a work-chat app its own single sign-on, if the app has that screen. */
export function signInPath(facts: SignInFacts, redirect: string | null): string {
  const workChat = workChatScreens[facts.environment]
  return workChat && facts.isKnown(workChat)
    ? withLocation(workChat, redirect, facts.supply)
    : loginPath(facts, redirect)
}
