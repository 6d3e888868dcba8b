import { namedId } from '../src/platform/ids.ts'

type Kind =
  | 'account'
  | 'family'
  | 'tag'
  | 'group'
  | 'company'
  | 'roster'
  | 'policy'
  | 'package'
  | 'welfare'
  | 'companyEquity'
  | 'medicalService'
  | 'notice'
  | 'free'
  | 'hospital'
  | 'label'
  | 'liability'
  | 'question'
  | 'advert'
  | 'promotion'
  | 'service'
  | 'thirdParty'
  | 'manual'

/** Demo rows have the same ids in every database, so that tests and people can name them. */
export const idOf = (kind: Kind, key: string): string => namedId(`demo/${kind}/${key}`)
