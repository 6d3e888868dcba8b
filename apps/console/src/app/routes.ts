import {
  AlertOutlined,
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  BugOutlined,
  CalendarOutlined,
  ClockCircleOutlined,
  CreditCardOutlined,
  CustomerServiceOutlined,
  DisconnectOutlined,
  EnvironmentOutlined,
  FileDoneOutlined,
  FileExcelOutlined,
  FileTextOutlined,
  FundOutlined,
  LayoutOutlined,
  GiftOutlined,
  LinkOutlined,
  MedicineBoxOutlined,
  MessageOutlined,
  PayCircleOutlined,
  ReconciliationOutlined,
  RollbackOutlined,
  ProfileOutlined,
  ScheduleOutlined,
  ShoppingOutlined,
  SmileOutlined,
  StarOutlined,
  StopOutlined,
  TagsOutlined,
  SwapOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import { mayDo, type StaffRole } from '@yf/domain/staff'
import type { ComponentType } from 'react'

/** The groups of the menu, in its order. */
export const groups = {
  claims: '理赔',
  exam: '体检',
  service: '客户服务',
  orders: '订单',
  offers: '运营',
  money: '资金',
  counselling: '心理服务',
  personnel: '人员',
  oversight: '监督',
} as const
export type Group = keyof typeof groups

export interface Route {
  readonly path: string
  readonly title: string
  readonly group: Group
  readonly icon: ComponentType
  /** null: whoever is logged in. */
  readonly roles: readonly StaffRole[] | null
  /** A screen that is reached from this one, and stands under it instead of in the menu. */
  readonly parent: string | null
  /** Needs the whole width: the menu folds away. */
  readonly isWide: boolean
  readonly load: () => Promise<{ default: ComponentType }>
}

type Options = Partial<Pick<Route, 'roles' | 'parent' | 'isWide'>>

const screen = (
  group: Group,
  path: string,
  title: string,
  icon: Route['icon'],
  load: Route['load'],
  options: Options = {},
): Route => ({ group, path, title, icon, load, roles: null, parent: null, isWide: false, ...options })

/** Whoever sits at the claims desk. */
const desk: readonly StaffRole[] = ['handler', 'senior', 'auditor']

/** One row a screen. Menu, breadcrumb, title and guard all read it. */
export const routes: readonly Route[] = [
  screen(
    'claims',
    '/queue',
    '工作台',
    FileDoneOutlined,
    () => import('#features/claims/screens/queue.screen.tsx'),
    { roles: desk },
  ),
  screen(
    'claims',
    '/case',
    '案件',
    FileTextOutlined,
    () => import('#features/claims/screens/case.screen.tsx'),
    {
      parent: '/queue',
      isWide: true,
      roles: desk,
    },
  ),
  screen(
    'claims',
    '/blocks',
    '重点核查名单',
    StopOutlined,
    () => import('#features/claims/screens/blocks.screen.tsx'),
    { roles: desk },
  ),
  screen(
    'claims',
    '/assignment',
    '派件',
    ApartmentOutlined,
    () => import('#features/desk/screens/assignment.screen.tsx'),
    { roles: ['senior'] },
  ),
  screen(
    'claims',
    '/statistics',
    '统计',
    BarChartOutlined,
    () => import('#features/desk/screens/statistics.screen.tsx'),
    { roles: ['senior', 'auditor'] },
  ),
  screen(
    'claims',
    '/reports',
    '报表',
    FileExcelOutlined,
    () => import('#features/desk/screens/reports.screen.tsx'),
    { roles: ['senior', 'auditor'] },
  ),
  screen(
    'money',
    '/payments',
    '打款',
    PayCircleOutlined,
    () => import('#features/payments/screens/payments.screen.tsx'),
    { roles: ['senior', 'auditor'] },
  ),
  screen(
    'offers',
    '/coupons',
    '优惠券',
    TagsOutlined,
    () => import('#features/coupons/screens/coupon-batches.screen.tsx'),
    { roles: ['operator'] },
  ),
  screen(
    'money',
    '/invoices',
    '电子发票',
    ProfileOutlined,
    () => import('#features/invoices/screens/invoices.screen.tsx'),
    { roles: ['finance'] },
  ),
  screen(
    'exam',
    '/exam-claims',
    '体检报销',
    MedicineBoxOutlined,
    () => import('#features/exam/screens/exam-claims.screen.tsx'),
    { roles: desk },
  ),
  screen(
    'exam',
    '/exam-claim',
    '报销审核',
    FileTextOutlined,
    () => import('#features/exam/screens/exam-claim.screen.tsx'),
    { parent: '/exam-claims', isWide: true, roles: desk },
  ),
  screen(
    'service',
    '/consultations',
    '问诊服务',
    CustomerServiceOutlined,
    () => import('#features/service/screens/consultations.screen.tsx'),
    { roles: ['service'] },
  ),
  screen(
    'service',
    '/service-messages',
    '会员留言',
    MessageOutlined,
    () => import('#features/service/screens/service-messages.screen.tsx'),
    { roles: ['service'] },
  ),
  screen(
    'service',
    '/advisers',
    '专属顾问',
    TeamOutlined,
    () => import('#features/service/screens/advisers.screen.tsx'),
    { roles: ['service'] },
  ),
  screen(
    'service',
    '/adviser',
    '顾问排班',
    ScheduleOutlined,
    () => import('#features/service/screens/adviser-schedule.screen.tsx'),
    { parent: '/advisers', roles: ['service'] },
  ),
  screen(
    'service',
    '/self-paying',
    '自费规则',
    PayCircleOutlined,
    () => import('#features/service/screens/self-paying.screen.tsx'),
    { roles: ['service'] },
  ),
  screen(
    'service',
    '/troubles',
    '合作方状态',
    DisconnectOutlined,
    () => import('#features/service/screens/troubles.screen.tsx'),
    { roles: ['service'] },
  ),
  screen(
    'orders',
    '/orders',
    '订单与发货',
    ShoppingOutlined,
    () => import('#features/orders/screens/orders.screen.tsx'),
    { roles: ['operator'] },
  ),
  screen(
    'orders',
    '/order',
    '订单',
    ShoppingOutlined,
    () => import('#features/orders/screens/order.screen.tsx'),
    { parent: '/orders', roles: ['operator'] },
  ),
  screen(
    'orders',
    '/after-sales',
    '售后',
    RollbackOutlined,
    () => import('#features/orders/screens/after-sales.screen.tsx'),
    { roles: ['service', 'finance'] },
  ),
  screen(
    'orders',
    '/after-sale',
    '售后单',
    RollbackOutlined,
    () => import('#features/orders/screens/after-sale.screen.tsx'),
    { parent: '/after-sales', roles: ['service', 'finance'] },
  ),
  screen(
    'money',
    '/reconciliation',
    '支付对账',
    ReconciliationOutlined,
    () => import('#features/orders/screens/reconciliation.screen.tsx'),
    { roles: ['finance'] },
  ),
  screen(
    'offers',
    '/calendar',
    '工作日历',
    CalendarOutlined,
    () => import('#features/calendar/screens/calendar.screen.tsx'),
    { roles: ['operator'] },
  ),
  screen(
    'offers',
    '/products',
    '商品',
    AppstoreOutlined,
    () => import('#features/mall/screens/products.screen.tsx'),
    { roles: ['operator'] },
  ),
  screen(
    'offers',
    '/appointments',
    '线下预约',
    CalendarOutlined,
    () => import('#features/appointments/screens/appointments.screen.tsx'),
    { roles: ['operator'] },
  ),
  screen(
    'offers',
    '/cardBatches',
    '卡券批次',
    CreditCardOutlined,
    () => import('#features/cards/screens/batches.screen.tsx'),
    { roles: ['operator'] },
  ),
  screen(
    'offers',
    '/sites',
    '服务网点',
    EnvironmentOutlined,
    () => import('#features/appointments/screens/sites.screen.tsx'),
    { roles: ['operator'] },
  ),
  screen(
    'offers',
    '/product',
    '商品详情',
    AppstoreOutlined,
    () => import('#features/mall/screens/product.screen.tsx'),
    { parent: '/products', roles: ['operator'] },
  ),
  screen(
    'offers',
    '/mallPages',
    '商城页面',
    LayoutOutlined,
    () => import('#features/mall/screens/canvas.screen.tsx'),
    { roles: ['operator'], isWide: true },
  ),
  screen(
    'offers',
    '/mallFigures',
    '商城数据',
    FundOutlined,
    () => import('#features/mall/screens/figures.screen.tsx'),
    { roles: ['operator'] },
  ),
  screen(
    'offers',
    '/optionals',
    '自选福利',
    GiftOutlined,
    () => import('#features/cards/screens/optionals.screen.tsx'),
    { roles: ['operator'] },
  ),
  screen(
    'offers',
    '/quotas',
    '权益额度',
    GiftOutlined,
    () => import('#features/cards/screens/quotas.screen.tsx'),
    { roles: ['operator'] },
  ),
  screen(
    'offers',
    '/site',
    '网点排班',
    ScheduleOutlined,
    () => import('#features/appointments/screens/site.screen.tsx'),
    { parent: '/sites', roles: ['operator'] },
  ),
  screen(
    'counselling',
    '/sessions',
    '咨询预约',
    CalendarOutlined,
    () => import('#features/counselling/screens/bookings.screen.tsx'),
    { roles: ['counselling'] },
  ),
  screen(
    'counselling',
    '/counsellors',
    '咨询师',
    SmileOutlined,
    () => import('#features/counselling/screens/counsellors.screen.tsx'),
    { roles: ['counselling'] },
  ),
  screen(
    'counselling',
    '/counsellor',
    '排班',
    ScheduleOutlined,
    () => import('#features/counselling/screens/schedule.screen.tsx'),
    { parent: '/counsellors', roles: ['counselling'] },
  ),
  screen(
    'counselling',
    '/waits',
    '候补',
    ClockCircleOutlined,
    () => import('#features/counselling/screens/waits.screen.tsx'),
    { roles: ['counselling'] },
  ),
  screen(
    'counselling',
    '/appraisals',
    '评价',
    StarOutlined,
    () => import('#features/counselling/screens/appraisals.screen.tsx'),
    { roles: ['counselling'] },
  ),
  screen(
    'offers',
    '/activities',
    '活动',
    GiftOutlined,
    () => import('#features/activities/screens/activities.screen.tsx'),
    { roles: ['operator'] },
  ),
  screen(
    'offers',
    '/activity',
    '编辑活动',
    GiftOutlined,
    () => import('#features/activities/screens/activity.screen.tsx'),
    { parent: '/activities', isWide: true, roles: ['operator'] },
  ),
  screen('money', '/bills', '账单', LinkOutlined, () => import('#features/bills/screens/bills.screen.tsx'), {
    roles: ['operator'],
  }),
  screen(
    'money',
    '/adjustments',
    '积分调整',
    SwapOutlined,
    () => import('#features/points/screens/adjustments.screen.tsx'),
    { roles: ['operator', 'finance'] },
  ),
  screen(
    'personnel',
    '/registrations',
    '注册确认',
    TeamOutlined,
    () => import('#features/personnel/screens/registrations.screen.tsx'),
    { roles: ['hr'] },
  ),
  screen(
    'personnel',
    '/companyProfile',
    '企业资料',
    BankOutlined,
    () => import('#features/company/screens/company-profile.screen.tsx'),
    { roles: ['hr', 'operator'] },
  ),
  screen(
    'oversight',
    '/alerts',
    '提醒',
    AlertOutlined,
    () => import('#features/personnel/screens/alerts.screen.tsx'),
    { roles: ['senior', 'auditor'] },
  ),
  screen(
    'oversight',
    '/app-errors',
    '应用错误',
    BugOutlined,
    () => import('#features/personnel/screens/app-errors.screen.tsx'),
    { roles: ['auditor'] },
  ),
  screen(
    'oversight',
    '/trail',
    '审计',
    AuditOutlined,
    () => import('#features/audit/screens/trail.screen.tsx'),
    {
      roles: ['auditor'],
    },
  ),
]

export const routeAt = (path: string): Route | undefined => routes.find((route) => route.path === path)

export const isOpenTo = ({ roles }: Route, role: StaffRole): boolean => roles === null || roles.includes(role)

/** Where somebody begins: the trail for who keeps it, else the first room of the menu that is open. */
export function firstPath(role: StaffRole): string {
  if (mayDo(role, 'audit')) return '/trail'
  return routes.find((route) => route.parent === null && isOpenTo(route, role))?.path ?? '/queue'
}
