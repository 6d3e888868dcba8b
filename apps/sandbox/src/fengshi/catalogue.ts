import type {
  FengshiBrand,
  FengshiCity,
  FengshiInstitution,
  FengshiPackage,
  FengshiPackagesRequest,
} from '@yf/partner-contract/fengshi'

interface Institution extends FengshiInstitution {
  readonly cityCode: string
  readonly brandCode: string
  /** On a weekday. */
  readonly perDay: number
}

const cities: Readonly<Record<string, string>> = {
  beijing: '北京',
  shanghai: '上海',
  guangzhou: '广州',
  shenzhen: '深圳',
  hangzhou: '杭州',
}

const brands: Readonly<Record<string, readonly [name: string, intro: string]>> = {
  fsvip: ['锋仕臻选', '独栋体检中心，一对一陪检'],
  ruian: ['瑞安国际医疗', '三甲专家团队，影像设备先进'],
  heyue: ['和悦健康管理', '中心多，周末可检'],
}

const hours = '周一至周六 07:30–11:00'
const at = (
  [institutionCode, cityCode, brandCode]: readonly [string, string, string],
  institutionName: string,
  address: string,
  [lng, lat]: readonly [number, number],
  perDay = 40,
): Institution => ({
  institutionCode,
  cityCode,
  brandCode,
  institutionName,
  brandName: brands[brandCode]![0],
  address,
  tel: '4008206688',
  openHours: hours,
  lng,
  lat,
  perDay,
})

/** The large one has some 10,000 slots a month. */
// oxfmt-ignore
const institutions: readonly Institution[] = [
  at(['sh-jingan', 'shanghai', 'fsvip'], '锋仕臻选上海静安中心', '上海市静安区南京西路1266号恒隆广场二期5楼', [121.4536, 31.2287]),
  at(['sh-lujiazui', 'shanghai', 'ruian'], '瑞安国际医疗陆家嘴中心', '上海市浦东新区世纪大道100号环球金融中心3楼', [121.5076, 31.2347], 400),
  at(['sh-xuhui', 'shanghai', 'heyue'], '和悦健康徐汇中心', '上海市徐汇区漕溪北路18号', [121.4365, 31.1951], 24),
  at(['sh-hongqiao', 'shanghai', 'heyue'], '和悦健康虹桥中心', '上海市闵行区申虹路9号', [121.3208, 31.1962], 24),
  at(['bj-guomao', 'beijing', 'fsvip'], '锋仕臻选北京国贸中心', '北京市朝阳区建国门外大街1号国贸大厦8楼', [116.4588, 39.9088]),
  at(['bj-zgc', 'beijing', 'ruian'], '瑞安国际医疗中关村中心', '北京市海淀区中关村大街27号', [116.3145, 39.9816]),
  at(['gz-tianhe', 'guangzhou', 'ruian'], '瑞安国际医疗天河中心', '广州市天河区珠江东路6号', [113.3272, 23.1178]),
  at(['gz-yuexiu', 'guangzhou', 'heyue'], '和悦健康越秀中心', '广州市越秀区中山四路88号', [113.2747, 23.1264]),
  at(['sz-futian', 'shenzhen', 'fsvip'], '锋仕臻选深圳福田中心', '深圳市福田区益田路5033号平安金融中心6楼', [114.0553, 22.5364]),
  at(['hz-xihu', 'hangzhou', 'heyue'], '和悦健康西湖中心', '杭州市西湖区教工路88号', [120.1349, 30.2807]),
]

type ExamItem = readonly [group: string, name: string, meaning: string]
const basic: readonly ExamItem[] = [
  ['一般检查', '身高体重与血压', '了解体重与血压是否在健康范围'],
  ['化验', '血常规', '看有无贫血、感染'],
  ['化验', '肝功能', '看肝脏有无损伤'],
  ['化验', '肾功能与尿酸', '看肾脏功能与痛风风险'],
  ['化验', '血脂四项', '评估心脑血管风险'],
  ['化验', '空腹血糖', '排查糖尿病'],
  ['影像', '腹部超声', '看肝、胆、胰、脾、肾'],
  ['影像', '心电图', '看心律与心肌供血'],
]
const deep: readonly ExamItem[] = [
  ['化验', '糖化血红蛋白', '反映近三个月血糖'],
  ['化验', '甲状腺功能', '看甲状腺是否过强或过弱'],
  ['影像', '甲状腺超声', '看有无结节'],
  ['影像', '胸部低剂量 CT', '早期发现肺部小结节'],
]
const markers: readonly ExamItem[] = [
  ['肿瘤标志物', '甲胎蛋白', '肝脏相关筛查'],
  ['肿瘤标志物', '癌胚抗原', '消化道相关筛查'],
  ['肿瘤标志物', '糖类抗原19-9', '胰腺与胆道相关筛查'],
]
const ofWomen: readonly ExamItem[] = [
  ['女性专项', '乳腺超声', '看乳腺有无结节'],
  ['肿瘤标志物', '糖类抗原125', '卵巢相关筛查'],
]
const ofMarriedWomen: readonly ExamItem[] = [
  ['女性专项', '宫颈 TCT 与 HPV', '筛查宫颈病变'],
  ['女性专项', '经阴道超声', '看子宫与附件'],
]
const ofMen: readonly ExamItem[] = [
  ['男性专项', '前列腺超声', '看前列腺有无增生'],
  ['肿瘤标志物', '前列腺特异抗原', '前列腺相关筛查'],
]
const ofHeart: readonly ExamItem[] = [
  ['心脑血管', '颈动脉超声', '看有无斑块'],
  ['心脑血管', '心脏超声', '看心脏结构与功能'],
  ['心脑血管', '头颅核磁与血管成像', '看脑血管有无狭窄'],
]

interface PackageForPerson extends Omit<FengshiPackage, 'items'> {
  readonly items: readonly ExamItem[]
  readonly fits: (who: FengshiPackagesRequest) => boolean
}

// oxfmt-ignore
const meals: readonly PackageForPerson[] = [
  { mealCode: 'classic', mealName: '臻选经典体检', intro: '常规项目一次查全', suits: '不限性别，18 岁以上', minutes: 120, items: [...basic, ...deep.slice(2)], fits: () => true },
  { mealCode: 'women', mealName: '女士深度体检', intro: '在经典项目上加女性专项与肿瘤筛查', suits: '女性，未婚', minutes: 180, items: [...basic, ...deep, ...markers, ...ofWomen], fits: ({ gender, married }) => gender === 'F' && !married },
  { mealCode: 'women-plus', mealName: '女士尊享体检', intro: '含宫颈筛查与妇科超声', suits: '女性，已婚', minutes: 210, items: [...basic, ...deep, ...markers, ...ofWomen, ...ofMarriedWomen], fits: ({ gender, married }) => gender === 'F' && married },
  { mealCode: 'men', mealName: '男士深度体检', intro: '在经典项目上加男性专项与肿瘤筛查', suits: '男性', minutes: 180, items: [...basic, ...deep, ...markers, ...ofMen], fits: ({ gender }) => gender === 'M' },
  { mealCode: 'tumour', mealName: '肿瘤早筛体检', intro: '低剂量 CT 与肿瘤标志物', suits: '不限性别，30 岁以上', minutes: 150, items: [...basic, ...deep.slice(3), ...markers], fits: ({ age }) => age >= 30 },
  { mealCode: 'heart', mealName: '心脑血管专项体检', intro: '头颅核磁、颈动脉与心脏超声', suits: '不限性别，40 岁以上', minutes: 240, items: [...basic, ...deep.slice(0, 1), ...ofHeart], fits: ({ age }) => age >= 40 },
]

const countOf = (isOne: (one: Institution) => boolean) => institutions.filter(isOne).length

export const cityList = (): FengshiCity[] =>
  Object.entries(cities).map(([cityCode, cityName]) => ({
    cityCode,
    cityName,
    institutionCount: countOf((one) => one.cityCode === cityCode),
  }))

export const brandList = (cityCode: string): FengshiBrand[] =>
  Object.entries(brands).flatMap(([brandCode, [brandName, intro]]) => {
    const institutionCount = countOf((one) => one.cityCode === cityCode && one.brandCode === brandCode)
    return institutionCount > 0 ? [{ brandCode, brandName, intro, institutionCount }] : []
  })

export interface InstitutionQuery {
  readonly cityCode: string
  readonly brandCode: string
  readonly institutionCode: string
}

/** Empty criteria do not filter. */
export const institutionList = (sought: InstitutionQuery): FengshiInstitution[] =>
  institutions
    .filter(
      (one) =>
        (!sought.cityCode || one.cityCode === sought.cityCode) &&
        (!sought.brandCode || one.brandCode === sought.brandCode) &&
        (!sought.institutionCode || one.institutionCode === sought.institutionCode),
    )
    .map(({ cityCode: _city, brandCode: _brand, perDay: _perDay, ...institution }) => institution)

export const packageList = (request: FengshiPackagesRequest): FengshiPackage[] =>
  meals
    .filter(({ fits }) => fits(request))
    .map(({ fits: _fits, items, ...meal }) => ({
      ...meal,
      items: items.map(([group, name, meaning]) => ({ group, name, meaning })),
    }))

export const mealName = (mealCode: string): string =>
  meals.find((meal) => meal.mealCode === mealCode)?.mealName ?? mealCode

export const institutionName = (code: string): string =>
  institutions.find(({ institutionCode }) => institutionCode === code)?.institutionName ?? code

export const perDay = (institutionCode: string): number | null =>
  institutions.find((one) => one.institutionCode === institutionCode)?.perDay ?? null
