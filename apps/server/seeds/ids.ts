import { namedId } from '../src/platform/ids.ts'

type Kind =
  | 'account'
  | 'family'
  | 'tag'
  | 'group'
  | 'company'
  | 'policy'
  | 'package'
  | 'welfare'
  | 'companyEquity'
  | 'medicalService'
  | 'notice'
  | 'advert'

/** Demo rows have the same ids in every database, so that tests and people can name them. */
export const idOf = (kind: Kind, key: string): string => namedId(`demo/${kind}/${key}`)
