/** Rows of our tables that are not in the specification, each with its reason. */
export const additions = {
  routes: {
    '/yfCards/optional':
      'notices lead to the selection of optional benefits (specification §2), and the specification has no screen for it',
  } as Record<string, string>,
  calls: {
    'main POST user/logout':
      "the specification's logout clears the browser only; the session on the server has to end too",
    'main POST open-api/user/resetPassword':
      'the specification has password login and no way to set a password; a code to the own phone proves the owner',
    'main GET open-api/site/list':
      'addresses of the outside sites are settings of the server: the app learns them when it runs',
    'main POST user/enterWithConsent':
      'a login that a provider has proven waits for the consent of somebody who has not given it yet',
    'main GET open-api/user/previewByToken':
      'a link that somebody was sent must not make them a guest in another account: the screen asks as whom before it enters',
    'main GET open-api/user/previewByLink': 'the same of a link that a partner signed',
    'main POST open-api/user/sendRosterCode':
      'name and certificate alone are no proof: a code goes to what the employer has of the person (decisions §4)',
    'main POST open-api/user/confirmRegistration': 'finishes a registration with that code',
    'main POST open-api/user/findByMail':
      'the specification changes a phone with the codes of both: whoever has lost the old one proves it by the registered mailbox',
    'main POST open-api/user/moveByMail': 'moves the account to the new phone with that code',
    'main POST open-api/user/askEmployer':
      'where the employer has neither phone nor mailbox, the company confirms',
    'main POST wechat/unbindWechat':
      'the specification binds a WeChat and never lets go of it: whoever finds a strange one in the settings takes it away',
    'main POST site/token':
      "an outside site gets a token made for it alone instead of the session's own (decisions §3)",
    'partner POST sites/arrival': 'an outside site asks who came with a token that was made for it',
    'main GET cardInfo/getJingHeNoLoginUrl':
      'the specification has a supplier JINGHE and a link call for FUYA alone: its packages are used in the same way',
    'main GET cardInfo/listPack':
      'the specification has /yfCards and the whole of the benefits for it: a pack is shown page by page',
    'main POST cardInfo/lookAtCode':
      'the specification has /collectCard and no call for it: what a code would bring is shown before it is collected',
    'main POST cardInfo/collect': 'collects a card by its code or link, once',
    'main POST cardInfo/give': 'a card can be used by the family member to whom it is given',
    'main POST cardInfo/takeBack': 'until it is used the card can come back',
    'main GET benefitRadar/list':
      'benefits lapse because nobody looks: what is about to, by the money at risk',
    'main POST benefitRadar/switch': 'who does not want to be reminded switches it off',
    'main GET optionalBenefit/list':
      'the jump codes of notices name a selection of optional benefits, and no call brings what can be selected',
    'main POST optionalBenefit/choose':
      'what was selected becomes rights, and can be changed until the deadline',
    'partner POST fuya/booking':
      'what was booked with a card on the page of its provider is known from the provider alone',
    'partner POST jinghe/booking': 'the same of the other provider',
    'main GET jlDoctor/doctors':
      'who is on duty at the partner hospital, with title, hospital, stars and waiting time: people ask somebody, not a form',
    'main GET jlDoctor/inquiry/quote':
      'what a consultation costs, who pays it and how long it takes is said before the start',
    'main GET jlDoctor/inquiry/messages':
      'the room is in the app (the specification hands over to the hospital): what is new in it, where nothing comes live',
    'main POST jlDoctor/inquiry/send': 'words and pictures of the person in the room',
    'main POST jlDoctor/inquiry/typing': 'the doctor sees that somebody is writing',
    'main POST jlDoctor/inquiry/read': 'what was read in the room is not unread any more',
    'main POST jlDoctor/inquiry/end': 'the person ends the room, too',
    'main POST jlDoctor/inquiry/evaluate': 'stars for the doctor, once the room is closed',
    'partner POST jinli/inquiry/accepted':
      'states of a consultation follow what the hospital tells by signed events (decisions §5): a doctor took it',
    'partner POST jinli/inquiry/declined': 'no doctor takes it, and the right comes back',
    'partner POST jinli/inquiry/message': 'what the doctor wrote or showed',
    'partner POST jinli/inquiry/read': 'how far the doctor has read',
    'partner POST jinli/inquiry/typing': 'the doctor is writing',
    'partner POST jinli/inquiry/prescription': 'what the doctor prescribed',
    'partner POST jinli/inquiry/sickNote': 'a sick note of the doctor',
    'partner POST jinli/inquiry/ended': 'the doctor ended it, with summary, diagnosis and advice',
    'partner POST jinli/prescription/passed': 'the pharmacist passed a prescription',
    'partner POST jinli/prescription/refused': 'the pharmacist refused it',
    'main GET home/openMatters':
      'the specification has no call for what is open for a person: the home would ask ten lists for three lines',
    'main GET userAddress/regions':
      'districts and streets are too many for the phone: each step of the cascade is asked for',
    'main POST userAddress/readPasted':
      'an address is mostly copied from a chat: what it says is read where the regions are',
    'main POST bill/queryBillableOrders':
      'the specification has one list for bills and for orders that can be billed: two lists cannot be paged as one',
    'main POST bill/sendEmail':
      'the detail of an invoice has 再次发送, and the specification has no call for it',
    'partner POST steps/day':
      'a task asks for steps (second half), and only the company’s sports platform knows them',
    'partner POST nuonuo/invoice': 'the issuer of invoices says that one was written or failed',
    'main POST yfActivity/yfMember/makeUpSign':
      'the specification has the sign-in of a day alone; a missed day can be made up for with a card of the month',
    'main GET activity/page':
      'the specification asks whether an activity exists and has no call for what stands on it',
    'main GET activity/running': 'activities are found from the membership page too, not from adverts alone',
    'main POST activity/draw': 'prizes of an activity are drawn on the server, by its stock and its odds',
    'main GET adviser/card':
      'the specification has the screen /1v1 and no call for it: who the adviser is, and how to reach them',
    'main GET adviser/times': 'when the adviser can call',
    'main POST claim/startFromOrder':
      'medicine that was bought here is claimed for without a photograph: invoice and record come from the hospital',
    'main GET adviser/bookings': 'calls that were booked, for /1v1',
    'main POST adviser/book': 'books one (second half, §2: /1v1 books the adviser through places)',
    'main POST adviser/change': 'another time for it',
    'main POST adviser/cancel': 'cancels it',
    'main GET highExam/bookings': 'the specification books a high-end exam and lists none',
    'main GET highExam/booking':
      "the page of the result asks for one until the institution's answer is known",
    'main POST highExam/change': 'another day; cancelling first would lose the place',
    'main POST highExam/cancel': 'gives place and quota back; the specification takes them alone',
    'main GET highExam/reports': 'second half, §2: /tjserver shows reports that the exam partner delivered',
    'main GET highExam/report': 'abnormal values in plain words, and how they went over the years',
    'partner POST fengshi/order/confirmed':
      'the specification knows the app alone; a place at an institution is confirmed later',
    'partner POST fengshi/order/refused': 'or it is not, and place and quota go back',
    'partner POST fengshi/report/ready': 'a report can be fetched',
    'main POST sleep/start':
      'the specification installs the 7 days and only links to the others; beginning them uses a right, which a link must not',
    'main POST sleep/answer': 'the specification lists questionnaires; ours are answered on our own screens',
    'main GET sleep/diary/list': 'the nights that a person has told, for the plot',
    'main POST sleep/diary/save': 'tells a night',
    'main GET sleep/progress': 'how far the courses have come, as the programme tells us',
    'partner POST sleep/notify':
      'the specification knows the app alone; the programme tells us which days of a course were done',
    'main GET client/order/quote':
      'what the medicine of a prescription costs and who pays which part is said before it is ordered',
    'main POST client/order/confirm':
      'medicine that arrived is confirmed: the specification has this for the mall alone',
    'main GET client/order/hospitalOrderEvaluation/get':
      'what was said of an order is shown again, with the invoice of the pharmacy',
    'partner POST jinli/medicine/sent': "the hospital's pharmacy handed medicine to a courier",
    'partner POST jinli/medicine/refused': 'its pharmacist does not dispense, and everything goes back',
    'partner POST jinli/medicine/invoiced': 'the invoice of an order of medicine',
    'partner POST jinli/medicine/shelf': 'what the pharmacy has, at which price',
    'main POST claim/diagnoses':
      'terms exclude by ICD-10: the member is offered its names, so that what is written can be told apart by a machine',
    'main POST claim/trial':
      'the specification estimates from receipts alone; people ask what they would get before they go to the doctor',
    'main GET health/healthReimbursement/page':
      'the specification has submit, list, cancel and files: who has how much left has to be said before anything is filled in',
    'main POST health/healthReimbursement/draft':
      'papers are uploaded and read before an exam is submitted, so there is a draft that they belong to',
    'main GET health/healthReimbursement/cards': 'which stored cards may be paid into, for /expense/bank',
    'main POST health/healthReimbursement/card':
      'the card of a draft, and another one where a payment came back',
    'main GET health/healthReimbursement/detail':
      'a notice leads to one reimbursement, and the specification has the list alone',
    'main POST health/healthReimbursementFile/upload': 'an invoice or a report of the draft',
    'main POST health/healthReimbursementFile/remove': 'takes one out again',
    'main POST health/healthReimbursementFile/correct': 'what was read off an invoice is put right by hand',
    'main GET eap/booking': 'a notice leads to one appointment, and the specification has the list alone',
    'main POST eap/change':
      'another time in one step: cancelling first would lose the place and, within 24 hours, the right',
    'main GET eap/wait/list':
      'a full time can be waited for, and the place that became free is offered for minutes',
    'main POST eap/wait/join': 'begins to wait for a full time',
    'main POST eap/wait/leave': 'waits no longer, or lets an offer go to the next',
    'main POST eap/wait/accept': 'takes the place that is held',
    'main POST eap/session':
      'video and voice sessions need a way in of their own, which opens in time and leads nobody else in',
    'main POST eap/appraise':
      'commonCompent/add keeps what is said in plain words that service staff read; of a session it is health data, encrypted, and counts once per booking',
    'main GET appointment/list':
      'the specification has one screen for appointments of every kind and no call that lists them together',
    'main GET appointment/detail': 'one of them, which a notice leads to, with the code for the counter',
    'main GET appointment/waits':
      'a full time can be waited for: where one stands in line, and what is offered',
    'main POST offlineEquity/change': 'another time in one step, as for counselling',
    'main POST offlineEquity/wait': 'begins to wait for a full time',
    'main POST offlineEquity/wait/leave': 'waits no longer, or lets an offer go to the next',
    'main POST offlineEquity/wait/accept': 'takes the place that is held',
    'main GET claim/household':
      'who of the family is covered for what is known policy by policy alone: one picture of it asks once',
    'main GET message/channel/list':
      'the specification tells members in the app alone; WeChat, text message and mail can each be switched off',
    'main POST message/channel/save': 'switches them',
    'main POST message/mail/sendCode':
      'one wrong letter in an address sends papers about an illness to a stranger: the mailbox is proven by a code first',
    'main POST message/mail/prove': 'that code',
    'main POST member_family/readIdCard': 'eighteen digits of somebody else are better read than typed',
    'main POST message/readAll':
      'the specification reads one notice at a time: twenty unread ones are one tap',
    'main POST message/service/leave':
      'outside its hours the service takes a message, and calls back where that is wanted, instead of saying no',
    'main GET message/service/left': 'what was left for it and is not answered yet',
    'system POST open-api/clientError/add':
      'the specification only logs errors of WeChat and of the app, and nobody reads the log of a phone',
    'main POST claim/appeal':
      'every decision letter promises a second look by somebody else (decisions §5, state 10), and the specification has no call for it',
    'main GET order/counts':
      'the counters of the user centre: the specification lists orders and would have the app count them',
    'mall POST order/changeAddress':
      'the specification has the screen /order/addressList and no call for what is chosen there',
    'mall POST afterSale/withdraw':
      'decisions §5 has 7 已撤销, and the specification no call that leads there',
    'mall POST afterSale/appeal': 'a refusal can be looked at again by somebody else',
    'mall GET product/getById': 'an order is placed inside the app: a product is opened with its variants',
    'mall GET order/again': 'buying again opens what was bought, and says what is no longer sold',
    'mall GET order/quote': 'what it would come to, which coupons fit and how many points could pay',
    'mall POST order/place': 'the specification hands over to an outside mall; ours sells in the app too',
    'main GET order/payResult':
      'the specification has a link to pay and no way to learn how it ended: what the app says is a reason to ask the provider',
    'partner POST wechat-pay/paid': 'WeChat Pay tells us that somebody paid, signed and encrypted',
    'partner POST wechat-pay/refunded': 'WeChat Pay tells us how a refund ended',
    'partner POST kuaidi100/track': 'the courier service pushes where a parcel is',
    'partner POST payout/notify':
      'the specification knows the app alone; the payout provider tells us when a payment ended, so that nobody waits for the next round of questions',
  } as Record<string, string>,
}
