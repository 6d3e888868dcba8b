import { redirect, screen, type ScreenModule } from './route.ts'

/** THE route table, one line a route: path, title, depth, screen. Guard, titles, keep-alive and links all read it. */
// oxfmt-ignore
export const routes = [
  redirect('/', '/home'),

  // home
  screen('/home', '原力星球', 1, () => import('../features/home/screens/home.screen.tsx'), { name: 'Home', isTab: true }),
  screen('/userCenter', '个人中心', 1, () => import('../features/home/screens/user-center.screen.tsx'), { name: 'userCenter', isTab: true }),
  screen('/companyCenter', '企业专区', 1, () => import('../features/home/screens/company-center.screen.tsx'), { name: 'companyCenter', isTab: true }),

  // identity
  screen('/login', '登录', 1, () => import('../features/identity/screens/login.screen.tsx'), { name: 'Login', isPublic: true, keepAlive: true }),
  screen('/password', '登录', 1, () => import('../features/identity/screens/password.screen.tsx'), { name: 'Password', isPublic: true }),
  screen('/setup', '设置', 2, () => import('../features/identity/screens/setup.screen.tsx'), { name: 'setup' }),

  // content
  screen('/agreement', '用户协议', 2, () => import('../features/content/screens/agreement.screen.tsx'), { name: 'agreement' }),
  screen('/privacyPolicy', '隐私政策', 2, () => import('../features/content/screens/privacy-policy.screen.tsx'), { name: 'privacyPolicy', isPublic: true }),
] as const

type Row = (typeof routes)[number]
export type RoutePath = Row['path']

declare module '../platform/navigation/register.ts' {
  interface Register {
    path: RoutePath
  }
}

/** Only compiles while every loader brings a screen as its default export. */
type Brought = Row extends infer R ? (R extends { load: () => Promise<infer M> } ? M : never) : never
export type EveryScreenLoads = Brought extends ScreenModule ? true : never
true satisfies EveryScreenLoads
