import { parseArgs } from 'node:util'

/** How a screen is looked at: two sizes, elder mode, a phone set to dark, another company's theme; and the console's desk. */
export const looks = ['phone', 'small', 'dark', 'elder', 'theme', 'console'] as const
export type Look = (typeof looks)[number]

/** How a screen is held against its room (`--fit`): the narrowest and the widest phone, letters enlarged by WeChat, elder mode on a small phone. */
export const fittings = ['narrow', 'wide', 'enlarged', 'elder-small'] as const
export type Fitting = (typeof fittings)[number]

/** What a screen has to show. */
export const states = ['data', 'empty', 'loading', 'offline', 'refused'] as const
export type State = (typeof states)[number]

export interface Wanted {
  /** Screens whose file name holds one of them; none means every screen. */
  readonly words: readonly string[]
  readonly looks: readonly (Look | Fitting)[]
  readonly states: readonly State[]
  readonly withAxe: boolean
  /** Whether everything has its room, instead of how it looks. */
  readonly withFit: boolean
  /** Points of the picture per point of the page. */
  readonly scale: number
  /** Everything: what stood in the folder is gone before. */
  readonly isWhole: boolean
}

function chosen<Name extends string>(names: readonly Name[], given: string | undefined): readonly Name[] {
  if (given === undefined) return names
  return given.split(',').map((word) => {
    const name = names.find((one) => one === word)
    if (!name) throw new Error(`${word} is none of ${names.join(', ')}`)
    return name
  })
}

/** `home --state=empty,loading --look=elder --axe --scale=2`, `home --fit --look=narrow` */
export function wantedOf(args: readonly string[]): Wanted {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      look: { type: 'string' },
      state: { type: 'string' },
      axe: { type: 'boolean', default: false },
      fit: { type: 'boolean', default: false },
      scale: { type: 'string', default: '1' },
    },
  })
  return {
    words: positionals,
    looks: values.fit ? chosen(fittings, values.look) : chosen(looks, values.look),
    states: values.fit && values.state === undefined ? ['data'] : chosen(states, values.state),
    withAxe: values.axe,
    withFit: values.fit,
    scale: Number(values.scale),
    isWhole:
      !values.fit && positionals.length === 0 && values.look === undefined && values.state === undefined,
  }
}
