import { Type } from '@sinclair/typebox'
import { exam, health, main } from './call.ts'
import { PackageEquity } from './equity.ts'
import {
  BookingId,
  Code,
  ExamBrand,
  ExamCity,
  ExamDay,
  ExamInstitution,
  ExamPackage,
  ExamReport,
  ExamReportRow,
  Examinee,
  HighExamBooking,
  InstitutionCode,
  Marriage,
  Month,
  PackageCode,
} from './high-exam-shapes.ts'
import { Bit, ByCompany, CompanyId, Day, Id, Nullable, Page, PageQuery, Text, titled } from './shapes.ts'

const unreachable = { refusals: ['examPartnerAway'] } as const
const FamilyId = titled('体检人', Id)
const examSite = 'the site of the exam partner, which knows the health service alone'

/** High-end exams at FENGSHI: benefits, institutions, packages and days, and the reports. */
export const highExamCalls = {
  quota: main.get(
    'client/high/quotaManagement/queryHighUserQuota',
    '可为谁预约、用哪项权益',
    'For whom I may book a high-end exam, and with which rights',
    ByCompany,
    Type.Array(Examinee),
    { refusals: [] },
  ),
  /** Of the caller, and for an employee of the family too: the card pack shows them. */
  cards: main.get(
    'equity/getHighMedicalCardList',
    '高端医疗卡',
    'High-end medical cards',
    ByCompany,
    Type.Array(Type.Composite([PackageEquity, Type.Object({ holderName: Type.String() })])),
    { refusals: [] },
  ),
  cities: exam.get('queryCity', '城市', 'Cities', ByCompany, Type.Array(ExamCity), unreachable),
  brands: exam.get(
    'queryBrand',
    '城市内的品牌',
    'Brands in a city',
    Type.Object({ companyId: CompanyId, cityCode: Code('城市') }),
    Type.Array(ExamBrand),
    unreachable,
  ),
  /** With both coordinates the nearest come first; the position is not stored. */
  institutions: exam.get(
    'queryHealthInstitution',
    '品牌的机构',
    'Institutions of a brand',
    Type.Object({
      companyId: CompanyId,
      cityCode: Code('城市'),
      brandCode: Type.Optional(Code('品牌')),
      longitude: Type.Optional(Type.Number({ title: '经度', minimum: -180, maximum: 180 })),
      latitude: Type.Optional(Type.Number({ title: '纬度', minimum: -90, maximum: 90 })),
    }),
    Type.Array(ExamInstitution),
    unreachable,
  ),
  packages: exam.post(
    'queryHighPackageMealList',
    '机构中适合此人的套餐',
    'Packages of an institution that fit somebody: by gender, age and marriage',
    Type.Object({
      companyId: CompanyId,
      institutionCode: InstitutionCode,
      userFamilyId: Type.Optional(FamilyId),
      marriage: Marriage,
    }),
    Type.Array(ExamPackage),
    { refusals: ['examPartnerAway', 'examineeIncomplete', 'examineeHasAccount'] },
  ),
  schedule: exam.post(
    'queryPackageSchedule',
    '一个月内有名额的日期',
    'Days of a month with places left',
    Type.Object({
      companyId: CompanyId,
      institutionCode: InstitutionCode,
      packageCode: PackageCode,
      month: Month,
    }),
    Type.Object({ days: Type.Array(ExamDay) }),
    unreachable,
  ),
  book: exam.post(
    'createFengShiOrder',
    '预约：占用名额与权益，等待机构确认',
    "Book: takes a place and the user's quota; 待确认 until the institution has answered",
    Type.Object({
      companyId: CompanyId,
      packageId: titled('体检权益', Id),
      userFamilyId: Type.Optional(FamilyId),
      institutionCode: InstitutionCode,
      packageCode: PackageCode,
      day: titled('体检日期', Day),
      marriage: Marriage,
    }),
    HighExamBooking,
    {
      idempotent: true,
      refusals: [
        'examPartnerAway',
        'examineeIncomplete',
        'examineeHasAccount',
        'examChoiceGone',
        'examDayFull',
        'examOutsideTerm',
        'slotGone',
        'bookingOpen',
        'noRightLeft',
      ],
    },
  ),
  bookings: main.get(
    'highExam/bookings',
    '我的高端体检',
    'High-end exams that I have booked, open ones first',
    Type.Object({ ...PageQuery }),
    Page(HighExamBooking),
    { refusals: [] },
  ),
  booking: main.get(
    'highExam/booking',
    '一次高端体检的结果',
    'One of them: the page of the result asks until it is known',
    Type.Object({ id: BookingId }),
    HighExamBooking,
    { refusals: [] },
  ),
  change: main.post(
    'highExam/change',
    '改期',
    'Another day at the same institution: the old one stands until the institution has given the new one',
    Type.Object({ id: BookingId, day: titled('体检日期', Day) }),
    HighExamBooking,
    {
      idempotent: true,
      refusals: [
        'slotGone',
        'cancelTooLate',
        'bookingClosed',
        'examChanging',
        'examDayFull',
        'examOutsideTerm',
      ],
    },
  ),
  cancel: main.post(
    'highExam/cancel',
    '取消，名额与权益立即退回',
    'Cancel one: place and right go back at once; told again, it is still cancelled',
    Type.Object({ id: BookingId }),
    HighExamBooking,
    { refusals: ['cancelTooLate', 'bookingClosed', 'stateMoved'] },
  ),
  reports: main.get(
    'highExam/reports',
    '我的体检报告，最新的在前',
    'Exam reports that were delivered to me, newest first',
    Type.Object({ ...PageQuery }),
    Page(ExamReportRow),
    { refusals: [] },
  ),
  report: main.get(
    'highExam/report',
    '报告：异常项、含义与历年变化',
    'One report: what is out of range, what that may mean, and how it went over the years',
    Type.Object({ id: titled('体检报告', Id) }),
    ExamReport,
    { refusals: [] },
  ),
  /** For the caller's own token only: a token of another person, or a replaced one, counts as missing. */
  memberByToken: health.get(
    'member/getMemberByTpToken',
    '凭令牌查询成员',
    'Member by tpToken',
    Type.Object({ tpToken: titled('合作方凭证', Text(100, 1)) }),
    Type.Object({
      baseId: Id,
      name: Type.String(),
      gender: Type.Integer(),
      birth: Nullable(Day),
      mobile: Type.String(),
    }),
    { calledBy: examSite, refusals: [] },
  ),
  hasHealth: health.get(
    'member/verificationIsHavingHealth',
    '成员是否有体检权益',
    'Has this member a checkup equity',
    ByCompany,
    Type.Object({ isHaving: Bit, isHavingHigh: Bit }),
    { calledBy: examSite, refusals: [] },
  ),
}
