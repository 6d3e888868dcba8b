import { otherVariants } from '#features/mall/other-variants.ts'
import { providerAppointments } from '#features/cards/bookings/appointments.ts'
import { createApproved } from '#features/cards/admin/batches.ts'
import { importApproved } from '#features/cards/admin/import-quotas.ts'
import { optionalApproved } from '#features/cards/admin/optionals.ts'
import { saveApproved } from '#features/coupons/admin/save.ts'
import { couponComponent } from '#features/coupons/public.ts'
import { reverseInvoice } from '#features/invoices/public.ts'
import { mallShelf } from '#features/mall/coupon-shelf.ts'
import { payableBill } from '#features/bills/payable-bill.ts'
import {
  caseOfMedicine,
  watchClaimedMedicine,
} from '#features/claims/evidence/verification/refunded-medicine.ts'
import { orderReassessment } from '#features/claims/decision/reassess.ts'
import { paidClaim } from '#features/claims/decision/payment/paid-claim.ts'
import { examAppointments } from '#features/high-exam/appointments.ts'
import { examFiles, examSubjects } from '#features/exam/admin/audit-subjects.ts'
import { claimFiles, claimSubjects } from '#features/claims/admin/audit-subjects.ts'
import { followPeople } from '#features/enrolment/follow-people.ts'
import { factsPage } from '#features/people/facts-page.ts'
import { accountIdOfPhone, accountIdsNamed } from '#features/identity/public.ts'
import { paidExam } from '#features/exam/pay.ts'
import { offlineAppointments } from '#features/appointments/offline/display.ts'
import { counsellingAppointments } from '#features/eap/appointments.ts'
import { adviserAppointments } from '#features/hospital/adviser/appointments.ts'
import { benefitPart } from '#features/orders/benefit.ts'
import { payableOrder } from '#features/orders/payable-order.ts'
import { orderParcels } from '#features/orders/shipping.ts'
import { stockPart } from '#features/orders/stock.ts'
import { peopleImport } from '#features/personnel/import/people-kind.ts'
import { followEmployment } from '#features/personnel/follow-employment.ts'
import { peopleCheck } from '#features/personnel/set-up.ts'
import { contractCheck } from '#features/plans/set-up.ts'
import { pharmacyExtensionPoints } from '#features/pharmacy/hospital.ts'
import { prescriptionPart } from '#features/pharmacy/prescription-component.ts'
import { slotComponent } from '#features/slots/slot-component.ts'
import { consultationComponent } from '#features/consultation/consultation-component.ts'
import { openAppointments } from '#features/appointments/open-appointments.ts'
import { openChoices } from '#features/cards/optional/open-choices.ts'
import { openBenefits } from '#features/cards/radar/open-benefits.ts'
import { phoneChangeApproved } from '#features/members/admin/change-phone.ts'
import { mergeApproved } from '#features/members/admin/merge-accounts.ts'
import { openClaims } from '#features/claims/decision/progress/open-claims.ts'
import { openConsultations } from '#features/consultation/open-consultations.ts'
import { openCoupons } from '#features/coupons/open-coupons.ts'
import { openExams } from '#features/exam/records/open-exams.ts'
import { openInvoices } from '#features/invoices/open-invoices.ts'
import { openOrders } from '#features/orders/open-orders.ts'
import { suggestionFiles } from '#features/feedback/admin/suggestion-files.ts'
import { freeBenefitApproved } from '#features/equity/admin/free-benefits.ts'
import { claimRulesApproved } from '#features/claims/admin/rules/rules.ts'
import { claimRulesCheck, copyClaimRules } from '#features/claims/admin/rules/set-up.ts'
import { copyTheme } from '#features/company/admin/channels/theme.ts'
import { workChatCheck } from '#features/work-chat/set-up.ts'
import { copyFunctions } from '#features/company/admin/set-up/save-functions.ts'
import { companyChecks } from '#features/company/own-set-up.ts'
import { openCompanies } from '#features/company/public.ts'
import type { ExtensionPoints } from '#platform/extension-points.ts'
import { accountRows } from './account-rows.ts'

/**
 * Extension points of the engines and the features that implement them. One that is declared and missing here does
 * not compile.
 */
export const extensionPoints: ExtensionPoints = {
  appointmentKinds: {
    counselling: counsellingAppointments,
    adviser: adviserAppointments,
    offline: offlineAppointments,
    exam: examAppointments,
  },
  appointmentSources: [providerAppointments],
  openSources: [
    openClaims,
    openExams,
    openAppointments,
    openOrders,
    openConsultations,
    openInvoices,
    openBenefits,
    openChoices,
    openCoupons,
  ],
  paidOut: { claim: paidClaim, exam: paidExam },
  issuerAnswered: orderReassessment,
  auditSubjects: [claimSubjects, examSubjects],
  memberSearch: { idOfPhone: accountIdOfPhone, idsNamed: accountIdsNamed },
  staffFiles: [claimFiles, examFiles, suggestionFiles],
  payables: { order: payableOrder, bill: payableBill },
  parcelSenders: { order: orderParcels },
  orderComponents: {
    stock: stockPart,
    benefit: benefitPart,
    coupon: couponComponent,
    prescription: prescriptionPart,
    slot: slotComponent,
    consultation: consultationComponent,
  },
  enrolmentPeople: { page: factsPage },
  couponShelf: mallShelf,
  claimOfOrder: caseOfMedicine,
  refundWatchers: [reverseInvoice, watchClaimedMedicine],
  variantsOf: otherVariants,
  approvedCalls: {
    coupons: saveApproved,
    cards: createApproved,
    quotas: importApproved,
    optionals: optionalApproved,
    freeBenefits: freeBenefitApproved,
    claimRules: claimRulesApproved,
    phoneChanges: phoneChangeApproved,
    accountMerges: mergeApproved,
  },
  openCompanies,
  setUpChecks: [
    companyChecks.contact,
    claimRulesCheck,
    contractCheck,
    peopleCheck,
    companyChecks.theme,
    companyChecks.channel,
    workChatCheck,
    companyChecks.status,
  ],
  companyCopies: [copyFunctions, copyTheme, copyClaimRules],
  importKinds: { people: peopleImport },
  accountRows,
  personWatchers: [followEmployment, followPeople],
  orderKinds: { pharmacy: pharmacyExtensionPoints },
}
