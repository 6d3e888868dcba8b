import type { IconName } from '#ui/icon/names.ts'

/** Related icons share one tint of the company's colour: cover, doctors, exams, mind and body, presents. */
const families: readonly string[] = [
  'invoice search shield umbrella card refund',
  'stethoscope pill hospital service book',
  'exam report pulse heart calendar',
  'moon smile family user location leaf',
]

/** 0 is the colour itself; an icon without a family has the last tint. */
export const tintOf = (icon: IconName): number => {
  const at = families.findIndex((icons) => icons.split(' ').includes(icon))
  return at < 0 ? families.length : at
}
