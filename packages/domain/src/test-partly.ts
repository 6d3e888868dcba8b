type Partly<T> = T extends readonly (infer Item)[]
  ? readonly Partly<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]?: Partly<T[Field]> }
    : T

/** For a test: a value of which only the given fields are read. */
export const partly = <T>(fields: Partly<T>): T => fields as T
