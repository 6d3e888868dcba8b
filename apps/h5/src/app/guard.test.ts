import { describe, expect, test } from 'vitest'
import type { BrowserEnvironment } from '#platform/environment/environment.ts'
import { guard, type GuardInput } from './guard.ts'
import { specifiedRoutes } from './specified-routes.ts'

/** Exactly as in specification §4. */
const publicNames =
  'Login Password privacyPolicy resetPhone somnusShare register active_login jlLogin qwssoLogin ddssoLogin fsssoLogin feedback ssoPage ssoRljPage openIdLogin btcBill result'.split(
    ' ',
  )
/** The shared sleep page is for members, too: the redirect is for the login screens. */
const leftByMembers = new Set(['Login', 'Password', 'register'])
const environments: BrowserEnvironment[] = ['normal', 'wechat', 'enterpriseWechat', 'dingTalk', 'feishu']
const workChat: Partial<Record<BrowserEnvironment, string>> = {
  enterpriseWechat: '/qw-ssoLogin',
  dingTalk: '/dd-ssoLogin',
  feishu: '/fs-ssoLogin',
}

const screens = specifiedRoutes()
  .filter((route) => route.name !== '')
  .map((route) => ({ ...route, isSignIn: leftByMembers.has(route.name) }))
const paths = new Set(screens.map((route) => route.path))
const isKnown = (path: string) => paths.has(path.split('?')[0] ?? '')

const visit = (over: Partial<GuardInput>): GuardInput => ({
  route: { name: 'Home', path: '/home', isPublic: false, isSignIn: false },
  fullPath: '/home',
  redirectTarget: undefined,
  session: 'anonymous',
  environment: 'normal',
  isClaimHost: false,
  supply: null,
  isKnown,
  ...over,
})

const hosts = [true, false]
const locations = environments.flatMap((environment) =>
  hosts.map((isClaimHost) => ({ environment, isClaimHost })),
)

test('the public routes are those of the specification', () => {
  const marked = screens.filter((route) => route.isPublic).map((route) => route.name)
  expect(marked.toSorted()).toEqual(publicNames.toSorted())
})

describe.each(locations)('in $environment, claim host: $isClaimHost', ({ environment, isClaimHost }) => {
  const login = isClaimHost || environment === 'wechat' ? '/login' : '/password'
  const at = (route: (typeof screens)[number], session: GuardInput['session']) =>
    guard(
      visit({
        route,
        session,
        environment,
        isClaimHost,
        supply: 'S1',
        fullPath: `${route.path}?id=7&name=a b`,
      }),
    )

  test.each(screens)('$path opens or redirects correctly', (route) => {
    const location = new URLSearchParams({ redirect: `${route.path}?id=7&name=a b`, supply: 'S1' })
    expect(at(route, 'anonymous')).toEqual(
      publicNames.includes(route.name)
        ? 'stay'
        : { redirect: `${workChat[environment] ?? login}?${location}`, reset: true },
    )
    expect(at(route, 'member')).toEqual(
      leftByMembers.has(route.name) ? { redirect: '/home', reset: false } : 'stay',
    )
    expect(at(route, 'pending')).toEqual(
      ['Login', 'Password', 'privacyPolicy'].includes(route.name)
        ? 'stay'
        : {
            redirect: publicNames.includes(route.name) ? `${login}?supply=S1` : `${login}?${location}`,
            reset: false,
          },
    )
  })
})

test('a work-chat app opens Password while the app has no screen for its single sign-on', () => {
  const verdict = guard(visit({ environment: 'dingTalk', isKnown: (path) => path === '/home' }))
  expect(verdict).toEqual({ redirect: '/password?redirect=%2Fhome', reset: true })
})

test('redirects to the requested page after the login', () => {
  const route = { name: 'Password', path: '/password', isPublic: true, isSignIn: true }
  const redirectTarget = '/insurance/detail?id=7'
  expect(guard(visit({ route, session: 'member', redirectTarget }))).toEqual({
    redirect: redirectTarget,
    reset: false,
  })
})

test.each([
  'https://evil.example/home',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/nowhere',
  '',
  undefined,
])('a foreign redirect (%s) leads to the home page', (redirectTarget) => {
  const route = { name: 'Login', path: '/login', isPublic: true, isSignIn: true }
  expect(guard(visit({ route, session: 'member', redirectTarget }))).toEqual({
    redirect: '/home',
    reset: false,
  })
})
