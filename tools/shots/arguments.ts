import { parseArgs } from 'node:util'

/**
 * The looks of a screen: two sizes, elder mode, a phone in dark mode, another company's theme; and the console on a
 * desktop.
 */
export const looks = ['phone', 'small', 'dark', 'elder', 'theme', 'console'] as const
export type ShotLook = (typeof looks)[number]

/**
 * The variants of the layout check (`--fit`): the narrowest and the widest phone, text enlarged by WeChat, elder mode
 * on a small phone.
 */
export const fittings = ['narrow', 'wide', 'enlarged', 'elder-small'] as const
export type Fitting = (typeof fittings)[number]

/** The content of a screen. */
export const states = ['data', 'empty', 'loading', 'offline', 'refused'] as const
export type ScreenState = (typeof states)[number]

export interface ShotOptions {
  /** Screens whose file name contains one of them; none means every screen. */
  readonly filters: readonly string[]
  readonly looks: readonly (ShotLook | Fitting)[]
  readonly states: readonly ScreenState[]
  readonly withAxe: boolean
  /** Whether to check the layout, instead of taking pictures. */
  readonly withFit: boolean
  /** Only the pictures of the READMEs. */
  readonly isForReadme: boolean
  /** Device pixel ratio of the picture. */
  readonly scale: number
  /** Everything: the folder is emptied before. */
  readonly isWhole: boolean
}

function chosen<Name extends string>(names: readonly Name[], list: string | undefined): readonly Name[] {
  if (list === undefined) return names
  return list.split(',').map((word) => {
    const name = names.find((one) => one === word)
    if (!name) throw new Error(`${word} is none of ${names.join(', ')}`)
    return name
  })
}

/** `home --state=empty,loading --look=elder --axe --scale=2`, `home --fit --look=narrow` */
export function parseShotOptions(args: readonly string[]): ShotOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      look: { type: 'string' },
      state: { type: 'string' },
      axe: { type: 'boolean', default: false },
      fit: { type: 'boolean', default: false },
      readme: { type: 'boolean', default: false },
      scale: { type: 'string' },
    },
  })
  return {
    filters: positionals,
    looks: values.fit ? chosen(fittings, values.look) : chosen(looks, values.look),
    states: values.fit && values.state === undefined ? ['data'] : chosen(states, values.state),
    withAxe: values.axe,
    withFit: values.fit,
    isForReadme: values.readme,
    scale: Number(values.scale ?? (values.readme ? 2 : 1)),
    isWhole:
      !values.fit &&
      !values.readme &&
      positionals.length === 0 &&
      values.look === undefined &&
      values.state === undefined,
  }
}
