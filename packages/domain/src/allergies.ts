/**
 * Medicines to avoid with an allergy: common names of the allergy, and the parts of medicine names that belong to it.
 * A warning and no verdict: the doctor and the pharmacist know more.
 */
export const allergyGroups = [
  {
    name: '青霉素类',
    words: ['青霉素', '盘尼西林', '阿莫西林', '氨苄西林'],
    medicines: ['青霉素', '西林'],
  },
  { name: '头孢类', words: ['头孢', '先锋霉素'], medicines: ['头孢', '拉氧头孢'] },
  { name: '磺胺类', words: ['磺胺', '复方新诺明'], medicines: ['磺胺', '新诺明', '柳氮磺吡啶', '塞来昔布'] },
  {
    name: '解热镇痛药',
    words: ['阿司匹林', '布洛芬', '解热镇痛', '非甾体', '散利痛', '对乙酰氨基酚'],
    medicines: [
      '阿司匹林',
      '布洛芬',
      '双氯芬酸',
      '萘普生',
      '洛索洛芬',
      '吲哚美辛',
      '对乙酰氨基酚',
      '复方氨酚',
    ],
  },
  {
    name: '大环内酯类',
    words: ['红霉素', '阿奇霉素', '大环内酯'],
    medicines: ['红霉素', '阿奇霉素', '克拉霉素', '罗红霉素'],
  },
  { name: '喹诺酮类', words: ['沙星', '喹诺酮'], medicines: ['沙星'] },
  {
    name: '四环素类',
    words: ['四环素', '多西环素', '米诺环素'],
    medicines: ['四环素', '多西环素', '米诺环素'],
  },
  { name: '碘', words: ['碘'], medicines: ['碘'] },
  { name: '乳糖、牛奶', words: ['牛奶', '乳糖', '奶蛋白'], medicines: ['乳酶生', '双歧杆菌', '乳酸菌'] },
  { name: '海鲜、甲壳类', words: ['海鲜', '虾', '蟹', '甲壳'], medicines: ['氨基葡萄糖', '硫酸软骨素'] },
] as const

export interface AllergyWarning {
  /** As the patient entered it. */
  readonly allergy: string
  readonly medicine: string
  readonly group: string
}

/** An allergy also warns of medicines whose name contains its exact text. */
export function allergyWarnings(
  allergies: readonly string[],
  medicines: readonly string[],
): AllergyWarning[] {
  const found: AllergyWarning[] = []
  for (const allergy of allergies.map((one) => one.trim())) {
    const groups = allergyGroups.filter(({ words }) =>
      words.some((word) => allergy.includes(word) || (allergy.length > 1 && word.includes(allergy))),
    )
    for (const medicine of medicines) {
      const group = groups.find(({ medicines: parts }) => parts.some((part) => medicine.includes(part)))
      if (group) found.push({ allergy, medicine, group: group.name })
      else if (allergy.length > 1 && medicine.includes(allergy))
        found.push({ allergy, medicine, group: allergy })
    }
  }
  return found
}
