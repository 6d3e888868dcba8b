/** Banks to choose from where the number does not identify one, by the payout provider's codes. */
export interface Bank {
  readonly code: string
  readonly name: string
}

const table = `
ICBC 中国工商银行, ABC 中国农业银行, BOC 中国银行, CCB 中国建设银行, COMM 交通银行, PSBC 中国邮政储蓄银行,
CMB 招商银行, CITIC 中信银行, CEB 中国光大银行, SPDB 上海浦东发展银行, CIB 兴业银行, CMBC 中国民生银行,
GDB 广东发展银行, SPABANK 平安银行, HXBANK 华夏银行, CZBANK 浙商银行, BOHAIB 渤海银行, EGBANK 恒丰银行,
BJBANK 北京银行, SHBANK 上海银行, JSBANK 江苏银行, NJCB 南京银行, NBBANK 宁波银行, HZCB 杭州银行,
CDCB 成都银行, CQBANK 重庆银行, CSCB 长沙银行, GCB 广州银行, HSBANK 徽商银行, HKB 汉口银行,
ZYB 中原银行, BHB 河北银行, QDCCB 青岛银行, DLB 大连银行, SJBANK 盛京银行, JLBANK 吉林银行,
HRBANK 哈尔滨银行, LZYH 兰州银行, NXBANK 宁夏银行, BOSZ 苏州银行, BJRCB 北京农村商业银行,
SHRCB 上海农村商业银行, CRCBANK 重庆农村商业银行, CDRCB 成都农商银行, SDEB 顺德农商银行`

export const banks: readonly Bank[] = table.split(',').map((entry) => {
  const [code, name] = entry.trim().split(' ') as [string, string]
  return { code, name }
})

export const bankByCode = (code: string): Bank | null => banks.find((bank) => bank.code === code) ?? null
export const bankByName = (name: string): Bank | null => banks.find((bank) => bank.name === name) ?? null
