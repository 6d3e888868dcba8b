/** The people of the demo data (decisions §2). */
export const people = {
  linXiao: '13800000001',
  zhouLan: '13800000002',
  chenMo: '13800000003',
  heJing: '13800000004',
  zhaoQiang: '13800000005',
} as const

export const password = 'Yuanli@2026'

/** Colleagues of the demo people, each for one journey: a phone gets one code a minute. */
export const colleagues = {
  zhangMingyuan: '13900000001',
  wangSiqi: '13900000002',
  liRuotong: '13900000003',
  liuYiming: '13900000004',
  chenJiayi: '13900000005',
  yangZixuan: '13900000006',
  huangYaqin: '13900000007',
  wuHaoran: '13900000008',
  xuMengjie: '13900000009',
  sunLicheng: '13900000010',
  maXiaodong: '13900000011',
  ouyangNa: '13900000012',
  /** of 星河硬件, whose members use the old flow */
  huJianping: '13900000013',
  guoZhiruo: '13900000014',
  linZhiyuan: '13900000015',
  /** of 原力健康, with a benefit for the sleep programme and nothing started */
  fengQihang: '13900000025',
  /** of 原力健康, who sees a doctor */
  hanXuemei: '13900000024',
  /** of 原力健康, who chooses benefits */
  dengJianing: '13900000026',
  /** newcomers of 星河软件: on the roster, without any data */
  shenShuyi: '13900000032',
  guQinghe: '13900000033',
  luZhixing: '13900000034',
  suNianan: '13900000035',
  wenYayan: '13900000036',
  /** has an unpaid counselling session */
  jiangTingyu: '13900000037',
  yeZhiqiu: '13900000038',
  fangXingyuan: '13900000039',
  qinRuoshui: '13900000040',
  /** the only insured one of them */
  fuYunzhou: '13900000041',
  xuQingyue: '13900000042',
  heZhinan: '13900000043',
  liangRuoxi: '13900000044',
  songJingxing: '13900000045',
  tangYining: '13900000046',
  xieChangan: '13900000047',
  chengYinuo: '13900000048',
  shaoMingchuan: '13900000049',
  mengChuxia: '13900000050',
  yuanShuyan: '13900000051',
  dongSiyuan: '13900000052',
  /** has an unpaid consultation */
  xueJinghao: '13900000053',
  panYunqi: '13900000054',
  jiangZhixia: '13900000055',
  heLianshan: '13900000056',
  baiYuan: '13900000057',
  /** insured, with a benefit for a doctor */
  guanShanyue: '13900000058',
} as const
