import type { CounsellorTable } from '#features/eap/tables.ts'
import type { Hours } from '#features/slots/public.ts'
import { idOf } from './ids.ts'

interface DemoCounsellor {
  readonly row: CounsellorTable
  readonly minutes: number
  readonly hours: readonly Hours[]
}

const hours = (weekdays: readonly number[], from: number, until: number, capacity = 1): Hours[] =>
  weekdays.map((weekday) => ({ weekday, fromMinute: from * 60, untilMinute: until * 60, capacity }))

const workdays = [1, 2, 3, 4, 5]
const weekend = [6, 7]

type Profile = Pick<CounsellorTable, 'name' | 'title' | 'introduction' | 'qualifications'>
type CounsellorOffer = Pick<CounsellorTable, 'fields' | 'languages' | 'ways' | 'years' | 'city' | 'price_fen'>
type RoomDetails = { readonly address?: string; readonly portrait?: number; readonly minutes?: number }

const counsellor = (
  key: string,
  sort: number,
  profile: Profile,
  offer: CounsellorOffer,
  weekly: readonly Hours[],
  { address = '', portrait, minutes = 50 }: RoomDetails = {},
): DemoCounsellor => ({
  row: {
    id: idOf('counsellor', key),
    ...profile,
    ...offer,
    address,
    portrait: portrait ? `/art/avatar-${portrait}.svg` : null,
    sort,
  },
  minutes,
  hours: weekly,
})

/**
 * Covers every field, language, channel and price, with working hours of every pattern; the first counsellor works
 * every day.
 */
export const counsellors: readonly DemoCounsellor[] = [
  counsellor(
    'suwenjing',
    1,
    {
      name: '苏文静',
      title: '国家二级心理咨询师',
      introduction:
        '擅长陪伴职场人走过压力与焦虑，以接纳承诺疗法为主，让人先安顿下来，再慢慢看清想去的方向。',
      qualifications: ['国家二级心理咨询师', '中国心理学会注册心理师', '接纳承诺疗法（ACT）两年连续培训'],
    },
    {
      fields: ['emotion', 'career', 'sleep'],
      languages: ['mandarin', 'cantonese'],
      ways: ['video', 'voice', 'onSite'],
      years: 12,
      city: '深圳',
      price_fen: 60_000,
    },
    [...hours(workdays, 9, 12), ...hours(workdays, 14, 18), ...hours(weekend, 10, 16)],
    { address: '深圳市南山区科苑路 15 号科兴科学园 B 座 1203', portrait: 1 },
  ),
  counsellor(
    'guqing',
    2,
    {
      name: '顾青',
      title: '心理健康辅导员',
      introduction: '公益时段咨询师，提供一次性的情绪支持与资源指引，适合想先聊一聊的人。',
      qualifications: ['社会心理服务辅导员', '危机干预热线值班两年'],
    },
    {
      fields: ['emotion', 'relations', 'self'],
      languages: ['mandarin'],
      ways: ['voice'],
      years: 3,
      city: '上海',
      price_fen: 0,
    },
    hours([2, 4, 6], 19, 21),
    { minutes: 30 },
  ),
  counsellor(
    'hezhiyuan',
    3,
    {
      name: '贺知远',
      title: '临床心理治疗师',
      introduction: '医学背景，长期从事抑郁与焦虑的认知行为治疗，重视与精神科医生的转介合作。',
      qualifications: ['卫生部心理治疗师（中级）', '认知行为治疗（CBT）督导师'],
    },
    {
      fields: ['emotion', 'sleep', 'trauma'],
      languages: ['mandarin', 'english'],
      ways: ['video', 'onSite'],
      years: 18,
      city: '上海',
      price_fen: 80_000,
    },
    [...hours([1, 3, 5], 13, 18), ...hours([2, 4], 18, 21)],
    { address: '上海市徐汇区宛平南路 600 号对面 8 号楼 5 层', portrait: 2 },
  ),
  counsellor(
    'linyuexi',
    4,
    {
      name: '林月溪',
      title: '婚姻家庭咨询师',
      introduction: '陪伴伴侣与家庭把话说出来、听进去，擅长情绪取向的伴侣治疗。',
      qualifications: ['国家二级心理咨询师', '情绪取向伴侣治疗（EFT）认证'],
    },
    {
      fields: ['marriage', 'parenting', 'relations'],
      languages: ['mandarin'],
      ways: ['video', 'onSite'],
      years: 10,
      city: '北京',
      price_fen: 70_000,
    },
    [...hours(workdays, 18, 21), ...hours(weekend, 9, 17)],
    { address: '北京市朝阳区望京东园四区 7 号楼 2 单元 901', portrait: 3 },
  ),
  counsellor(
    'chenanan',
    5,
    {
      name: '陈安安',
      title: '儿童青少年心理咨询师',
      introduction: '与孩子一起玩、与父母一起想，处理学习压力、厌学、手机使用和青春期沟通。',
      qualifications: ['注册心理师', '沙盘游戏治疗师', '学校心理咨询十年'],
    },
    {
      fields: ['parenting', 'relations', 'self'],
      languages: ['mandarin'],
      ways: ['video', 'voice'],
      years: 11,
      city: '杭州',
      price_fen: 50_000,
    },
    [...hours(workdays, 16, 20), ...hours(weekend, 10, 12)],
    { portrait: 4 },
  ),
  counsellor(
    'zhoumingzhe',
    6,
    {
      name: '周明哲',
      title: '职业生涯咨询师',
      introduction: '十年人力资源经历，帮助人看清职业倦怠背后的需要，做能落地的决定。',
      qualifications: ['国家二级心理咨询师', '全球职业规划师（GCDF）'],
    },
    {
      fields: ['career', 'self'],
      languages: ['mandarin', 'english'],
      ways: ['video', 'voice'],
      years: 9,
      city: '成都',
      price_fen: 40_000,
    },
    hours(workdays, 12, 14),
    { portrait: 5 },
  ),
  counsellor(
    'maiwanting',
    7,
    {
      name: '麦婉婷',
      title: '注册心理师',
      introduction: '以粤语和普通话工作，陪伴经历丧失与重大变故的人，节奏由来访者决定。',
      qualifications: ['中国心理学会注册心理师', '眼动脱敏再加工（EMDR）一阶'],
    },
    {
      fields: ['trauma', 'emotion', 'marriage'],
      languages: ['cantonese', 'mandarin'],
      ways: ['video', 'voice', 'onSite'],
      years: 14,
      city: '广州',
      price_fen: 65_000,
    },
    [...hours([2, 4, 6], 10, 13), ...hours([2, 4], 14, 17)],
    { address: '广州市天河区体育东路 118 号财富广场西塔 1806', portrait: 6 },
  ),
  counsellor(
    'ellenxu',
    8,
    {
      name: '许艾伦',
      title: '双语心理咨询师',
      introduction: '在海外学习与执业多年，熟悉跨文化适应、归国与外派中的孤独与压力。',
      qualifications: ['美国执业咨询师（LPC）', '国家二级心理咨询师'],
    },
    {
      fields: ['emotion', 'career', 'relations'],
      languages: ['english', 'mandarin'],
      ways: ['video'],
      years: 8,
      city: '上海',
      price_fen: 75_000,
    },
    hours([1, 2, 3, 4], 20, 22),
  ),
  counsellor(
    'sleepgroup',
    9,
    {
      name: '安眠小组',
      title: '团体咨询（每次最多 6 人）',
      introduction: '由两位咨询师带领的失眠认知行为治疗小组，每周一次，可以只来一次。',
      qualifications: ['失眠认知行为治疗（CBT-I）带领者'],
    },
    {
      fields: ['sleep'],
      languages: ['mandarin'],
      ways: ['video'],
      years: 6,
      city: '上海',
      price_fen: 20_000,
    },
    hours([3], 19, 21, 6),
    { portrait: 8, minutes: 90 },
  ),
]
