/** Specification §3: 1 male, otherwise female. */
export const genderOptions = [
  { value: 1, label: '男' },
  { value: 2, label: '女' },
]
