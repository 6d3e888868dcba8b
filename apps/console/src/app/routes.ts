import {
  AccountBookOutlined,
  AlertOutlined,
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  BgColorsOutlined,
  BugOutlined,
  CalendarOutlined,
  ClockCircleOutlined,
  ClusterOutlined,
  CreditCardOutlined,
  CommentOutlined,
  CustomerServiceOutlined,
  DiffOutlined,
  DisconnectOutlined,
  EnvironmentOutlined,
  FileDoneOutlined,
  FileExcelOutlined,
  ExperimentOutlined,
  FileProtectOutlined,
  FileTextOutlined,
  FundOutlined,
  LayoutOutlined,
  GiftOutlined,
  HeartOutlined,
  IdcardOutlined,
  ImportOutlined,
  LinkOutlined,
  MedicineBoxOutlined,
  MessageOutlined,
  PayCircleOutlined,
  PictureOutlined,
  QuestionCircleOutlined,
  PhoneOutlined,
  ReadOutlined,
  ReconciliationOutlined,
  RollbackOutlined,
  ProfileOutlined,
  ScheduleOutlined,
  ShopOutlined,
  ShoppingOutlined,
  SmileOutlined,
  SolutionOutlined,
  StarOutlined,
  StopOutlined,
  TagsOutlined,
  SwapOutlined,
  TeamOutlined,
  SafetyCertificateOutlined,
  TrophyOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { activitiesAdminCalls } from '@yf/contract/activities-admin'
import { advertsAdminCalls } from '@yf/contract/adverts-admin'
import { appointmentsAdminCalls } from '@yf/contract/appointments-admin'
import { approvalsAdminCalls } from '@yf/contract/approvals-admin'
import { billsAdminCalls } from '@yf/contract/bills-admin'
import { calendarAdminCalls } from '@yf/contract/calendar-admin'
import { cardsAdminCalls } from '@yf/contract/cards-admin'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { companyAdminCalls } from '@yf/contract/company-admin'
import { companyChannelCalls } from '@yf/contract/company-admin-channels'
import { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { eapAdminCalls } from '@yf/contract/eap-admin'
import { enrolmentAdminCalls } from '@yf/contract/enrolment-admin'
import { equityAdminCalls } from '@yf/contract/equity-admin'
import { examAdminCalls } from '@yf/contract/exam-admin'
import { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import { hospitalAdminCalls } from '@yf/contract/hospital-admin'
import { invoicesAdminCalls } from '@yf/contract/invoices-admin'
import { mallAdminCalls } from '@yf/contract/mall-admin'
import { membersAdminCalls } from '@yf/contract/members-admin'
import { memberTagCalls } from '@yf/contract/member-tags-admin'
import { ordersAdminCalls } from '@yf/contract/orders-admin'
import { paymentsAdminCalls } from '@yf/contract/payments-admin'
import { importsAdminCalls } from '@yf/contract/imports-admin'
import { peopleAdminCalls } from '@yf/contract/people-admin'
import { personnelAdminCalls } from '@yf/contract/personnel-admin'
import { plansAdminCalls } from '@yf/contract/plans-admin'
import { claimRuleCalls } from '@yf/contract/claims-admin-rules'
import { trialRunCalls } from '@yf/contract/claims-admin-trials'
import { pointsAdminCalls } from '@yf/contract/points-admin'
import { premiumsAdminCalls } from '@yf/contract/premiums-admin'
import { questionsAdminCalls } from '@yf/contract/questions-admin'
import { staffCalls } from '@yf/contract/staff'
import { trackingAdminCalls } from '@yf/contract/tracking-admin'
import { welfareAdminCalls } from '@yf/contract/welfare-admin'
import { mayDo, type Permission, type StaffRole } from '@yf/domain/staff'
import type { ComponentType } from 'react'

/** The groups of the menu, in menu order. */
export const groups = {
  claims: '理赔',
  exam: '体检',
  service: '客户服务',
  orders: '订单',
  offers: '运营',
  money: '资金',
  counselling: '心理服务',
  companies: '企业',
  catalogue: '目录',
  personnel: '人员',
  oversight: '监督',
} as const
export type Group = keyof typeof groups

/** The module of any loader. Its shape is checked below the table, so that pages can use the table's own paths. */
type Loader = () => Promise<unknown>

export interface Route<
  P extends string = string,
  L extends Loader = Loader,
  Parent extends string | null = string | null,
> {
  readonly path: P
  readonly title: string
  readonly group: Group
  readonly icon: ComponentType
  /** The permission of the call that the page begins with. */
  readonly permission: Permission
  /** Fewer roles than the permission has; null: all of them. */
  readonly roles: readonly StaffRole[] | null
  /** The parent page: this page appears under it instead of in the menu. */
  readonly parent: Parent
  /** Needs the full width: the menu collapses. */
  readonly isWide: boolean
  readonly load: L
}

interface Options<Parent> extends Partial<Pick<Route, 'roles' | 'isWide'>> {
  readonly parent?: Parent
}

const screen = <const P extends string, L extends Loader, const Parent extends string | null = null>(
  group: Group,
  path: P,
  title: string,
  icon: Route['icon'],
  { permission }: Pick<Route, 'permission'>,
  load: L,
  options: Options<Parent> = {},
): Route<P, L, Parent> => ({
  group,
  path,
  title,
  icon,
  permission,
  load,
  roles: null,
  isWide: false,
  ...options,
  parent: (options.parent ?? null) as Parent,
})

/**
 * One row per page, with the call that it begins with: staff who may make the call may open the page. Menu, breadcrumb,
 * title and guard all read it.
 */
export const routes = [
  screen(
    'claims',
    '/queue',
    '工作台',
    FileDoneOutlined,
    claimsAdminCalls.queue,
    () => import('#features/claims/pages/queue.page.tsx'),
  ),
  screen(
    'claims',
    '/case',
    '案件',
    FileTextOutlined,
    claimsAdminCalls.open,
    () => import('#features/claims/pages/case.page.tsx'),
    {
      parent: '/queue',
      isWide: true,
    },
  ),
  screen(
    'claims',
    '/blocks',
    '重点核查名单',
    StopOutlined,
    claimsAdminCalls.blocks,
    () => import('#features/claims/pages/blocks.page.tsx'),
  ),
  screen(
    'claims',
    '/assignment',
    '派件',
    ApartmentOutlined,
    claimsAssignmentCalls.assignment,
    () => import('#features/claims/pages/assignment.page.tsx'),
  ),
  screen(
    'claims',
    '/statistics',
    '统计',
    BarChartOutlined,
    claimsAssignmentCalls.statistics,
    () => import('#features/claims/pages/statistics.page.tsx'),
  ),
  screen(
    'claims',
    '/reports',
    '报表',
    FileExcelOutlined,
    claimsAssignmentCalls.report,
    () => import('#features/claims/pages/reports.page.tsx'),
  ),
  screen(
    'money',
    '/payments',
    '打款',
    PayCircleOutlined,
    claimsAdminCalls.payments,
    () => import('#features/claims/pages/payments.page.tsx'),
    { roles: ['senior', 'auditor'] },
  ),
  screen(
    'offers',
    '/coupons',
    '优惠券',
    TagsOutlined,
    couponsAdminCalls.batches,
    () => import('#features/coupons/pages/coupon-batches.page.tsx'),
  ),
  screen(
    'money',
    '/invoices',
    '电子发票',
    ProfileOutlined,
    invoicesAdminCalls.bills,
    () => import('#features/invoices/pages/invoices.page.tsx'),
  ),
  screen(
    'exam',
    '/exam-claims',
    '体检报销',
    MedicineBoxOutlined,
    examAdminCalls.list,
    () => import('#features/exam/pages/exam-claims.page.tsx'),
  ),
  screen(
    'exam',
    '/exam-claim',
    '报销审核',
    FileTextOutlined,
    examAdminCalls.open,
    () => import('#features/exam/pages/exam-claim.page.tsx'),
    { parent: '/exam-claims', isWide: true },
  ),
  screen(
    'service',
    '/consultations',
    '问诊服务',
    CustomerServiceOutlined,
    customerServiceAdminCalls.consultations,
    () => import('#features/customer-service/pages/consultations.page.tsx'),
  ),
  screen(
    'service',
    '/service-messages',
    '会员留言',
    MessageOutlined,
    customerServiceAdminCalls.messages,
    () => import('#features/customer-service/pages/service-messages.page.tsx'),
  ),
  screen(
    'service',
    '/feedback',
    '会员心声',
    CommentOutlined,
    feedbackAdminCalls.suggestions,
    () => import('#features/feedback/pages/feedback.page.tsx'),
  ),
  screen(
    'service',
    '/advisers',
    '专属顾问',
    TeamOutlined,
    customerServiceAdminCalls.advisers,
    () => import('#features/customer-service/pages/advisers.page.tsx'),
  ),
  screen(
    'service',
    '/adviser',
    '顾问排班',
    ScheduleOutlined,
    customerServiceAdminCalls.adviserSchedule,
    () => import('#features/customer-service/pages/adviser-schedule.page.tsx'),
    { parent: '/advisers' },
  ),
  screen(
    'service',
    '/self-paying',
    '自费规则',
    PayCircleOutlined,
    customerServiceAdminCalls.selfPaying,
    () => import('#features/customer-service/pages/self-paying.page.tsx'),
  ),
  screen(
    'service',
    '/troubles',
    '合作方状态',
    DisconnectOutlined,
    customerServiceAdminCalls.troubles,
    () => import('#features/customer-service/pages/troubles.page.tsx'),
  ),
  screen(
    'orders',
    '/orders',
    '订单与发货',
    ShoppingOutlined,
    ordersAdminCalls.orders,
    () => import('#features/orders/pages/orders.page.tsx'),
  ),
  screen(
    'orders',
    '/order',
    '订单',
    ShoppingOutlined,
    ordersAdminCalls.order,
    () => import('#features/orders/pages/order.page.tsx'),
    { parent: '/orders' },
  ),
  screen(
    'orders',
    '/after-sales',
    '售后',
    RollbackOutlined,
    ordersAdminCalls.sales,
    () => import('#features/orders/pages/after-sales.page.tsx'),
  ),
  screen(
    'orders',
    '/after-sale',
    '售后单',
    RollbackOutlined,
    ordersAdminCalls.sale,
    () => import('#features/orders/pages/after-sale.page.tsx'),
    { parent: '/after-sales' },
  ),
  screen(
    'money',
    '/reconciliation',
    '支付对账',
    ReconciliationOutlined,
    paymentsAdminCalls.days,
    () => import('#features/payments/pages/reconciliation.page.tsx'),
  ),
  screen(
    'offers',
    '/calendar',
    '工作日历',
    CalendarOutlined,
    calendarAdminCalls.years,
    () => import('#features/calendar/pages/calendar.page.tsx'),
  ),
  screen(
    'offers',
    '/products',
    '商品',
    AppstoreOutlined,
    mallAdminCalls.products,
    () => import('#features/mall/pages/products.page.tsx'),
  ),
  screen(
    'offers',
    '/appointments',
    '线下预约',
    CalendarOutlined,
    appointmentsAdminCalls.bookings,
    () => import('#features/appointments/pages/appointments.page.tsx'),
  ),
  screen(
    'offers',
    '/cardBatches',
    '卡券批次',
    CreditCardOutlined,
    cardsAdminCalls.batches,
    () => import('#features/cards/pages/batches.page.tsx'),
  ),
  screen(
    'offers',
    '/sites',
    '服务网点',
    EnvironmentOutlined,
    appointmentsAdminCalls.sites,
    () => import('#features/appointments/pages/sites.page.tsx'),
  ),
  screen(
    'offers',
    '/product',
    '商品详情',
    AppstoreOutlined,
    mallAdminCalls.product,
    () => import('#features/mall/pages/product.page.tsx'),
    { parent: '/products' },
  ),
  screen(
    'offers',
    '/mallPages',
    '商城页面',
    LayoutOutlined,
    mallAdminCalls.canvases,
    () => import('#features/mall/pages/canvas.page.tsx'),
    { isWide: true },
  ),
  screen(
    'offers',
    '/mallFigures',
    '商城数据',
    FundOutlined,
    mallAdminCalls.figures,
    () => import('#features/mall/pages/figures.page.tsx'),
  ),
  screen(
    'offers',
    '/optionals',
    '自选福利',
    GiftOutlined,
    cardsAdminCalls.optionals,
    () => import('#features/cards/pages/optionals.page.tsx'),
  ),
  screen(
    'offers',
    '/quotas',
    '权益额度',
    GiftOutlined,
    cardsAdminCalls.quotas,
    () => import('#features/cards/pages/quotas.page.tsx'),
  ),
  screen(
    'offers',
    '/site',
    '网点排班',
    ScheduleOutlined,
    appointmentsAdminCalls.schedule,
    () => import('#features/appointments/pages/site.page.tsx'),
    { parent: '/sites' },
  ),
  screen(
    'offers',
    '/adverts',
    '广告位',
    PictureOutlined,
    advertsAdminCalls.list,
    () => import('#features/adverts/pages/adverts.page.tsx'),
  ),
  screen(
    'offers',
    '/questions',
    '常见问题',
    QuestionCircleOutlined,
    questionsAdminCalls.list,
    () => import('#features/questions/pages/questions.page.tsx'),
  ),
  screen(
    'counselling',
    '/sessions',
    '咨询预约',
    CalendarOutlined,
    eapAdminCalls.bookings,
    () => import('#features/eap/pages/bookings.page.tsx'),
  ),
  screen(
    'counselling',
    '/counsellors',
    '咨询师',
    SmileOutlined,
    eapAdminCalls.counsellors,
    () => import('#features/eap/pages/counsellors.page.tsx'),
  ),
  screen(
    'counselling',
    '/counsellor',
    '排班',
    ScheduleOutlined,
    eapAdminCalls.schedule,
    () => import('#features/eap/pages/schedule.page.tsx'),
    { parent: '/counsellors' },
  ),
  screen(
    'counselling',
    '/waits',
    '候补',
    ClockCircleOutlined,
    eapAdminCalls.waits,
    () => import('#features/eap/pages/waits.page.tsx'),
  ),
  screen(
    'counselling',
    '/appraisals',
    '评价',
    StarOutlined,
    eapAdminCalls.appraisals,
    () => import('#features/eap/pages/appraisals.page.tsx'),
  ),
  screen(
    'offers',
    '/activities',
    '活动',
    GiftOutlined,
    activitiesAdminCalls.activities,
    () => import('#features/activities/pages/activities.page.tsx'),
  ),
  screen(
    'offers',
    '/activity',
    '编辑活动',
    GiftOutlined,
    activitiesAdminCalls.activities,
    () => import('#features/activities/pages/activity.page.tsx'),
    { parent: '/activities', isWide: true },
  ),
  screen(
    'offers',
    '/activity-leads',
    '活动留电',
    PhoneOutlined,
    activitiesAdminCalls.leads,
    () => import('#features/activities/pages/activity-leads.page.tsx'),
    { parent: '/activities' },
  ),
  screen(
    'offers',
    '/activity-changes',
    '活动审核',
    AuditOutlined,
    activitiesAdminCalls.activityChanges,
    () => import('#features/activities/pages/activity-changes.page.tsx'),
  ),
  screen(
    'money',
    '/bills',
    '账单',
    LinkOutlined,
    billsAdminCalls.bills,
    () => import('#features/bills/pages/bills.page.tsx'),
  ),
  screen(
    'money',
    '/adjustments',
    '积分调整',
    SwapOutlined,
    pointsAdminCalls.adjustments,
    () => import('#features/points/pages/adjustments.page.tsx'),
  ),
  screen(
    'money',
    '/approvals',
    '双人审核',
    SafetyCertificateOutlined,
    approvalsAdminCalls.proposals,
    () => import('#features/approvals/pages/approvals.page.tsx'),
  ),
  screen(
    'offers',
    '/points-rules',
    '积分规则',
    TrophyOutlined,
    pointsAdminCalls.rules,
    () => import('#features/points/pages/points-rules.page.tsx'),
  ),
  screen(
    'companies',
    '/plans',
    '方案',
    SolutionOutlined,
    plansAdminCalls.plans,
    () => import('#features/plans/pages/plans.page.tsx'),
  ),
  screen(
    'companies',
    '/plan',
    '方案条款',
    SolutionOutlined,
    plansAdminCalls.plan,
    () => import('#features/plans/pages/plan.page.tsx'),
    { parent: '/plans', isWide: true },
  ),
  screen(
    'companies',
    '/trial-runs',
    '规则试算',
    ExperimentOutlined,
    trialRunCalls.trialRuns,
    () => import('#features/plans/pages/trial-runs.page.tsx'),
  ),
  screen(
    'companies',
    '/trial-run',
    '试算结果',
    ExperimentOutlined,
    trialRunCalls.trialRun,
    () => import('#features/plans/pages/trial-run.page.tsx'),
    { parent: '/trial-runs', isWide: true },
  ),
  screen(
    'companies',
    '/contracts',
    '企业合同',
    FileProtectOutlined,
    plansAdminCalls.contracts,
    () => import('#features/plans/pages/contracts.page.tsx'),
  ),
  screen(
    'companies',
    '/contract',
    '合同',
    FileProtectOutlined,
    plansAdminCalls.contract,
    () => import('#features/plans/pages/contract.page.tsx'),
    { parent: '/contracts', isWide: true },
  ),
  screen(
    'companies',
    '/enrolments',
    '参保记录',
    IdcardOutlined,
    enrolmentAdminCalls.enrolments,
    () => import('#features/plans/pages/enrolments.page.tsx'),
  ),
  screen(
    'offers',
    '/free-benefits',
    '免费权益',
    GiftOutlined,
    equityAdminCalls.freeBenefits,
    () => import('#features/equity/pages/free-benefits.page.tsx'),
  ),
  screen(
    'offers',
    '/health-welfare',
    '健康福利',
    HeartOutlined,
    welfareAdminCalls.welfare,
    () => import('#features/equity/pages/welfare.page.tsx'),
  ),
  screen(
    'catalogue',
    '/hospitals',
    '医院目录',
    MedicineBoxOutlined,
    hospitalAdminCalls.hospitals,
    () => import('#features/hospital/pages/hospitals.page.tsx'),
  ),
  screen(
    'catalogue',
    '/disease-labels',
    '常见症状',
    ProfileOutlined,
    hospitalAdminCalls.diseaseLabels,
    () => import('#features/hospital/pages/disease-labels.page.tsx'),
  ),
  screen(
    'catalogue',
    '/diagnosis-codes',
    '诊断编码',
    ReadOutlined,
    claimRuleCalls.diagnosisCodes,
    () => import('#features/plans/pages/diagnosis-codes.page.tsx'),
  ),
  screen(
    'catalogue',
    '/exclusion-groups',
    '除外责任组',
    StopOutlined,
    plansAdminCalls.exclusionGroups,
    () => import('#features/plans/pages/exclusion-groups.page.tsx'),
  ),
  screen(
    'catalogue',
    '/member-tags',
    '会员标签',
    TagsOutlined,
    memberTagCalls.tags,
    () => import('#features/personnel/pages/member-tags.page.tsx'),
  ),
  screen(
    'catalogue',
    '/manuals',
    '使用手册',
    FileTextOutlined,
    equityAdminCalls.manuals,
    () => import('#features/equity/pages/manuals.page.tsx'),
  ),
  screen(
    'companies',
    '/companies',
    '企业列表',
    ShopOutlined,
    companySetUpCalls.list,
    () => import('#features/company/pages/companies.page.tsx'),
  ),
  screen(
    'companies',
    '/company',
    '企业详情',
    ShopOutlined,
    companySetUpCalls.company,
    () => import('#features/company/pages/company.page.tsx'),
    { parent: '/companies' },
  ),
  screen(
    'companies',
    '/company-groups',
    '集团',
    ClusterOutlined,
    companySetUpCalls.groups,
    () => import('#features/company/pages/company-groups.page.tsx'),
  ),
  screen(
    'companies',
    '/login-themes',
    '登录主题',
    BgColorsOutlined,
    companyChannelCalls.loginThemes,
    () => import('#features/company/pages/login-themes.page.tsx'),
  ),
  screen(
    'personnel',
    '/people',
    '员工与家属',
    IdcardOutlined,
    peopleAdminCalls.listPeople,
    () => import('#features/personnel/pages/people.page.tsx'),
  ),
  screen(
    'personnel',
    '/person',
    '人员资料',
    IdcardOutlined,
    peopleAdminCalls.person,
    () => import('#features/personnel/pages/person.page.tsx'),
    { parent: '/people' },
  ),
  screen(
    'personnel',
    '/members',
    '会员',
    UserOutlined,
    membersAdminCalls.find,
    () => import('#features/members/pages/members.page.tsx'),
  ),
  screen(
    'personnel',
    '/member',
    '会员详情',
    UserOutlined,
    membersAdminCalls.member,
    () => import('#features/members/pages/member.page.tsx'),
    { parent: '/members' },
  ),
  screen(
    'personnel',
    '/imports',
    '导入名单',
    ImportOutlined,
    importsAdminCalls.imports,
    () => import('#features/imports/pages/imports.page.tsx'),
  ),
  screen(
    'personnel',
    '/import',
    '导入',
    ImportOutlined,
    importsAdminCalls.import,
    () => import('#features/imports/pages/import.page.tsx'),
    { parent: '/imports' },
  ),
  screen(
    'personnel',
    '/registrations',
    '注册确认',
    TeamOutlined,
    personnelAdminCalls.registrations,
    () => import('#features/personnel/pages/registrations.page.tsx'),
  ),
  screen(
    'personnel',
    '/companyProfile',
    '企业资料',
    BankOutlined,
    companyAdminCalls.profile,
    () => import('#features/company/pages/company-profile.page.tsx'),
  ),
  screen(
    'companies',
    '/premiums',
    '保费账单',
    AccountBookOutlined,
    premiumsAdminCalls.statements,
    () => import('#features/premiums/pages/premiums.page.tsx'),
  ),
  screen(
    'companies',
    '/premium',
    '账单',
    AccountBookOutlined,
    premiumsAdminCalls.statement,
    () => import('#features/premiums/pages/premium.page.tsx'),
    { parent: '/premiums', isWide: true },
  ),
  screen(
    'companies',
    '/cover-changes',
    '保全清单',
    DiffOutlined,
    enrolmentAdminCalls.changeMonths,
    () => import('#features/premiums/pages/cover-changes.page.tsx'),
  ),
  screen(
    'oversight',
    '/alerts',
    '提醒',
    AlertOutlined,
    staffCalls.alerts,
    () => import('#features/staff/pages/alerts.page.tsx'),
  ),
  screen(
    'oversight',
    '/app-errors',
    '应用错误',
    BugOutlined,
    trackingAdminCalls.appErrors,
    () => import('#features/tracking/pages/app-errors.page.tsx'),
  ),
  screen(
    'oversight',
    '/audit-log',
    '审计',
    AuditOutlined,
    staffCalls.auditLog,
    () => import('#features/staff/pages/audit-log.page.tsx'),
  ),
] as const

type RouteRow = (typeof routes)[number]
type RoutePath = RouteRow['path']

declare module '#platform/navigation/register.ts' {
  interface Register {
    path: RoutePath | '/' | '/login'
  }
}

/** Only compiles while every loader returns a page as its default export. */
type LoadedPage = RouteRow extends infer R ? (R extends { load: () => Promise<infer M> } ? M : never) : never
export type EveryPageLoads = LoadedPage extends { default: ComponentType } ? true : never
true satisfies EveryPageLoads

/** Only compiles while every parent is a path of the table. */
export type EveryParentStands = Exclude<RouteRow['parent'], null> extends RoutePath ? true : never
true satisfies EveryParentStands

export const routeAt = (path: string): RouteRow | undefined => routes.find((route) => route.path === path)

export const isOpenTo = ({ permission, roles }: Route, role: StaffRole): boolean =>
  mayDo(role, permission) && (roles === null || roles.includes(role))

/**
 * The landing page: the audit log for roles that may read it, otherwise the first menu page that the role may open.
 */
export function firstPath(role: StaffRole): RoutePath {
  if (mayDo(role, 'audit')) return '/audit-log'
  return routes.find((route) => route.parent === null && isOpenTo(route, role))?.path ?? '/queue'
}
