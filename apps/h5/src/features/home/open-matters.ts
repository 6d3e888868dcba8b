import { agendaCalls, type OpenMatter } from '@yf/contract/agenda'
import type { OpenKind } from '@yf/domain/open-matters'
import { useMemo, useState } from 'react'
import { useQueryOf } from '#platform/http/hooks.ts'
import { goIfOwn } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { newsSeen } from '#platform/storage/news-seen.ts'
import type { IconName } from '#ui/icon/names.ts'
import type { ChipTone } from '#ui/chip/chip.tsx'

/** The home page refetches open items on each visit, except right after the app's start has loaded them. */
const freshMs = 2000

/** The look of each kind, and whether it needs an answer (then its button is filled). */
export const looks: Readonly<Record<OpenKind, { icon: IconName; tone: ChipTone; isUrgent?: true }>> = {
  placeOffered: { icon: 'clock', tone: 'warning', isUrgent: true },
  orderUnpaid: { icon: 'wallet', tone: 'warning', isUrgent: true },
  payoutFailed: { icon: 'card', tone: 'danger', isUrgent: true },
  claimAsked: { icon: 'invoice', tone: 'warning', isUrgent: true },
  consultationAnswered: { icon: 'stethoscope', tone: 'info' },
  appointment: { icon: 'calendar', tone: 'info' },
  counselling: { icon: 'calendar', tone: 'info' },
  paidOut: { icon: 'coin', tone: 'success' },
  orderArrived: { icon: 'order', tone: 'success' },
  orderComing: { icon: 'truck', tone: 'info' },
  invoiceFailed: { icon: 'doc', tone: 'danger' },
  claimRefused: { icon: 'invoice', tone: 'danger' },
  benefitEnding: { icon: 'gift', tone: 'warning' },
  couponEnding: { icon: 'coupon', tone: 'warning' },
  benefitToChoose: { icon: 'gift', tone: 'info' },
}

/** Shown until opened: it needs no action. */
const isNews = ({ kind }: OpenMatter) => kind === 'paidOut' || kind === 'claimRefused'
const mostRemembered = 50

/** The member's open items, refetched each time the home page opens; undefined while loading. */
export function useOpenMatters(): OpenMatter[] | undefined {
  const { companyId } = useCompany()
  const { data, error } = useQueryOf(agendaCalls.open, { companyId }, { staleTime: freshMs })
  const [seen] = useState(() => newsSeen.read() ?? [])
  return useMemo(
    () => data?.filter((matter) => !isNews(matter) || !seen.includes(matter.id)) ?? (error ? [] : undefined),
    [data, error, seen],
  )
}

export function openMatter(matter: OpenMatter): void {
  if (isNews(matter)) newsSeen.write([matter.id, ...(newsSeen.read() ?? [])].slice(0, mostRemembered))
  goIfOwn(matter.path)
}
