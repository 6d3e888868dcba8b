/**
 * No module imports this. It only compiles while `tsconfig.phone.json` rejects what the oldest phones lack (Chrome
 * 97, Safari 14.1): if that target is raised, or a package's types add such a library, one of these lines becomes an
 * error.
 */
const list = [1, 2, 3]

export const refused = () => [
  // @ts-expect-error Chrome 110, Safari 16
  list.toSorted(),
  // @ts-expect-error Chrome 110, Safari 16
  list.toReversed(),
  // @ts-expect-error Chrome 110, Safari 16
  list.with(0, 1),
  // @ts-expect-error Safari 15.4
  list.at(-1),
  // @ts-expect-error Safari 15.4
  list.findLast(Boolean),
  // @ts-expect-error Chrome 117, Safari 17.4
  Object.groupBy(list, String),
  // @ts-expect-error Safari 15.4
  Object.hasOwn(list, '0'),
  // @ts-expect-error Chrome 121, Safari 16.4
  Array.fromAsync(list),
  // @ts-expect-error Chrome 119, Safari 17.4
  Promise.withResolvers(),
  // @ts-expect-error Chrome 122, Safari 17
  new Set(list).union(new Set()),
  // @ts-expect-error what Node has and a browser has not
  process.env,
]
