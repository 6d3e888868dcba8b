const ending =
  '(?:医院|卫生院|卫生服务中心|卫生服务站|卫生室|诊所|门诊部|保健院|保健所|医疗中心|防治院|防治所|疗养院|急救中心|体检中心|药房|药店)(?:有限(?:责任)?公司)?'
const branch = String.raw`(?:\([\p{Script=Han}]{2,10}\))?`

/** Patterns of an institution's name within a row. */
export const hospitalNamePattern = String.raw`[\p{Script=Han}()·]{2,30}${ending}${branch}`
/** A seal can tear a name in two. */
export const tornName = String.raw`(?:[\p{Script=Han}()·]{1,20} )?[\p{Script=Han}()·]{1,30}${ending}${branch}`

export const isHospitalName = (text: string) =>
  new RegExp(`^${hospitalNamePattern}$`, 'u').test(text.normalize('NFKC'))

/** 综合医院 is an institution type. */
export const isInstitutionType = (name: string) =>
  /类型|^(?:(?:综合|专科|中医|西医|民营|公立|私立|营利性?|非营利性?|[一二三]级|甲等|乙等|其他|定点)+(?:医院|诊所|门诊部)?|医院)$/.test(
    name,
  )

/** Text of a stamp over the line, and the label before it. */
const gluedBefore =
  /^.*?(?:专用章?|收费章|财务章|监制章?|盖章|(?:收款|开票)单位(?:名称)?|医疗机构(?:名称)?|^[章印)]+)[)章盖]*(?=[\p{Script=Han}()·]{4,})/u
const gluedBehind = /(?:收费|财务|票据|发票|门诊|住院)*专用章?.*$/

/** The printed name: without the stamp over it, with full-width brackets. */
export const plainName = (text: string): string =>
  text
    .replaceAll(' ', '')
    .replace(gluedBefore, '')
    .replace(gluedBehind, '')
    .replaceAll('(', '（')
    .replaceAll(')', '）')
