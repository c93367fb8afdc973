/** What the server says in English; see ar.ts. */
export const en = {
  siteName: 'Rukn',
  separator: ', ',
  currency: 'R.S',

  propertyStatus: {
    draft: 'Draft',
    pending_payment: 'Awaiting payment',
    under_review: 'Under review',
    published: 'Available',
    reserved: 'Reserved',
    rented: 'Rented',
    sold: 'Sold',
    hidden: 'Hidden',
    rejected: 'Rejected',
  },
  licenceEnded: 'Licence ended',
  purpose: { for_rent: 'For rent', for_sale: 'For sale', for_investment: 'For investment' },
  propertyKind: { families: 'Families', singles: 'Singles' },
  viewingStatus: {
    waiting_payment: 'Waiting for payment',
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Cancelled',
    expired: 'Not paid in time',
  },
  reservationStatus: {
    waiting_payment: 'Waiting for payment',
    reserved: 'Reserved for you',
    executed: 'Contract signed',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
    forfeited: 'Not signed in time',
    expired: 'Not paid in time',
  },
  orderStatus: {
    waiting_payment: 'Waiting for payment',
    created: 'Finding a technician',
    assigned: 'Technician assigned',
    on_the_way: 'Technician on the way',
    arrived: 'Technician on site',
    done: 'Done',
    cancelled: 'Cancelled',
  },
  cancelReason: {
    mended: 'It works again',
    otherTechnician: 'I found another technician',
    wrongOrder: 'I made a mistake in the order',
    tooLate: 'The time does not suit me',
    other: 'Another reason',
  },
  rentalUnit: { year: 'Year', month: 'Month' },
  reportReason: {
    notAvailable: 'No longer available',
    wrongPrice: 'The price is wrong',
    wrongPhotos: 'The photos show another property',
    wrongPlace: 'The location is wrong',
    duplicate: 'Duplicate listing',
    fraud: 'Fraud or money asked for in advance',
    other: 'Something else',
  },
  reportStatus: { open: 'Under review', upheld: 'Acted on', dismissed: 'No violation found' },
  requestStatus: {
    management: { received: 'New', under_way: 'In progress', done: 'Done', rejected: 'Rejected' },
    documents: { received: 'New', under_way: 'In progress', done: 'Done', rejected: 'Rejected' },
    finance: { received: 'New', under_review: 'Under review', approved: 'Approved', declined: 'Declined' },
    property: { received: 'New', under_way: 'Searching', answered: 'Answered', closed: 'Closed' },
  },

  requestName: {
    management: 'request for property management',
    documents: 'request to document a contract',
    finance: 'request for financing',
    property: 'property request',
  },
  purposeWithin: { for_rent: 'for rent', for_sale: 'for sale', for_investment: 'for investment' },
  rentPeriod: { year: 'a year', month: 'a month' },

  device: { on: '{{browser}} on {{system}}', in: '{{device}}, {{place}}', unknown: 'An unknown device' },
  sms: {
    register: 'Your Rukn registration code: {{code}}',
    reset: 'Your Rukn password code: {{code}}',
    passwordIsOff:
      'A code to change your Rukn password was asked for, but you have switched signing in by it off. Use your passkey, or recover the account by your ID on the page for a forgotten password.',
    newDevice:
      'A sign-in to your Rukn account from a new device: {{device}}. If it was not you, change your password.',
    rules: 'Valid for {{minutes}} minutes. Do not share it.',
  },
  receiptLine: {
    callOut: 'Maintenance call-out',
    tip: 'Technician’s tip',
    coupon: 'Coupon discount',
    work: 'Maintenance work, call-out included',
    callOutPaid: 'Call-out paid before',
  },
  payment: {
    viewing: 'Luxury viewing',
    reservation: 'Property reservation',
    callOut: 'Maintenance call-out',
    maintenance: 'Final payment of maintenance',
    featuredAd: 'Featured listing',
    topUp: 'Wallet top-up',
    refund: 'Refund: {{payment}}',
  },
  licence: {
    ad: 'Advertising licence: {{fact}}',
    expires: 'Valid until: {{fact}}',
    fal: 'FAL licence: {{fact}}',
  },
  duration_one: '1 day',
  duration_other: '{{count}} days',
  banners: {
    management: {
      title: 'Your property in safe hands',
      text: 'We let it, collect the rent and keep it in repair',
    },
    letting: { title: 'Let your unit sooner', text: 'Clear photos, a fair price, viewings arranged' },
    contracts: { title: 'Contracts on record', text: 'We register the lease and follow its payments' },
  },
  card: {
    reserved: '{{kind}} • Reserved',
    reduced: '{{kind}} • {{percent}}%\u00a0less',
    onRequest: 'Price on request',
    article: 'Rukn blog',
    place: '{{neighborhood}}, {{city}}',
    metres: 'm²',
  },

  field: {
    notValid: 'This is not valid',
    required: 'a value is required',
    halfPosition: 'Give the latitude and the longitude together',
    expected: {
      string: 'Enter a text',
      number: 'Enter a number',
      int: 'Enter a whole number',
      boolean: 'Choose yes or no',
      array: 'Send a list',
      tuple: 'Send a list',
      object: 'Send fields',
    },
    format: {
      date: 'Enter the date like 2026-01-31',
      email: 'Enter a valid e-mail address',
      regex: 'This is not in the right form',
    },
    rule: {
      'no NUL character': 'The text contains a character that is not allowed',
      'south lies north of north': 'The southern edge lies north of the northern one',
    },
    oneOf: 'Choose one of: {{choices}}',
    too_small: {
      string: 'Enter at least {{limit}}',
      array: 'Choose at least {{limit}}',
      number: 'Must be at least {{limit}}',
    },
    too_big: {
      string: 'Enter at most {{limit}}',
      array: 'Choose at most {{limit}}',
      number: 'Must be at most {{limit}}',
    },
    string_one: '1 character',
    string_other: '{{count}} characters',
    array_one: '1 item',
    array_other: '{{count}} items',
  },

  fit: {
    place: '{{neighborhood}}, {{city}}',
    price: '{{priceHalalas, money}}',
    price_year: '{{priceHalalas, money}} a year',
    price_month: '{{priceHalalas, money}} a month',
    rooms_one: '1 room',
    rooms_other: '{{count}} rooms',
    tenants: { families: 'for families', singles: 'for singles' },
    age_zero: 'new',
    age_one: '1 year old',
    age_other: '{{count}} years old',
    features: 'has the features you asked for',
  },

  notification: {
    welcome: 'Welcome to Rukn. Your account is ready: save what you like, book a viewing, add your listing',
    passwordChanged:
      'Your password was changed, and your other devices were signed out. If it was not you, contact us',
    newSignIn: 'A sign-in from a new device: {{device}}. If it was not you, change your password',
    passkeyAdded:
      'A passkey was added to your account: {{name}}. If it was not you, remove it and change your password',
    passkeyCloned:
      'We refused a sign-in by a passkey that may be a copy: {{name}}. Remove it in the settings and add a new one',
    passwordOff:
      'Signing in to your account by password was switched off; passkeys sign in. If it was not you, contact us',
    passwordOn:
      'Your account can be signed in to by password again. If it was not you, change it and look at your passkeys',
    favouritePriceDropped:
      'The price of one of your favourites dropped from {{fromHalalas, money}} to {{toHalalas, money}}: {{title}}',
    favouriteTaken: 'One of your favourites was reserved: {{title}}',
    favouriteTaken_rented: 'One of your favourites was rented: {{title}}',
    favouriteTaken_sold: 'One of your favourites was sold: {{title}}',
    favouriteBack: 'One of your favourites is available again: {{title}}',
    adApproved: 'Your listing is published: {{title}}',
    adReceived: 'We received your listing and are reviewing it; we contact you within 24 hours: {{title}}',
    adRejected: 'Your listing was not accepted: {{title}}. The reason: {{reason}}',
    adHidden: 'We have hidden your listing: {{title}}. The reason: {{reason}}',
    adShownAgain: 'Your listing is shown again: {{title}}',
    adReopened: 'We are reviewing your listing again: {{title}}. The reason: {{reason}}',
    adFeatured_one: 'Your listing is featured for 1 day: {{title}}',
    adFeatured_other: 'Your listing is featured for {{count}} days: {{title}}',
    adFeatureEnded: 'Your listing is no longer featured, and stays published: {{title}}',
    adLicenceExpired:
      'The licence of your listing has expired, and it is hidden. Renew it to show it again: {{title}}',
    reportUpheld: 'Thank you for your report. We have acted on the listing: {{title}}',
    reportUpheld_answered: 'Thank you for your report. We have acted on the listing: {{title}}. {{answer}}',
    reportDismissed: 'We looked into your report and found nothing against the listing: {{title}}',
    reportDismissed_answered:
      'We looked into your report and found nothing against the listing: {{title}}. {{answer}}',
    reportReopened: 'We are looking into your report again: {{title}}. The reason: {{reason}}',
    documentationRequested: 'We received your request to document a contract; we contact you within 24 hours',
    managementRequested: 'We received your request to manage a property; we contact you within 24 hours',
    wishReceived:
      'We received your property request. We notify you as soon as a home that matches is published',
    financeRequested: 'We received your request for financing; our advisers will contact you: {{title}}',
    homeFound: 'A home that fits your request {{number}}: {{home}}',
    searchMatched: 'New in your search “{{name}}”: {{title}}',
    searchDigest_one: '1 new listing in your search “{{name}}”: {{homes}}',
    searchDigest_other: '{{count}} new listings in your search “{{name}}”: {{homes}}',
    searchDigest_more_one: '{{count}} new listings in your search “{{name}}”: {{homes}} and {{rest}} more',
    searchDigest_more_other: '{{count}} new listings in your search “{{name}}”: {{homes}} and {{rest}} more',
    requestAnswered: 'Your {{request}} {{number}}: {{status}}. {{message}}',
    deletionAsked:
      'Your account was asked to be deleted, and will be on {{dueOn, date}}. If it was not you, take it back in the settings and change your password',
    deletionWaits: 'Your account is not deleted yet: something in it is unfinished. The settings say what',
    deletionKept: 'We have kept your account, and it will not be deleted. The reason: {{reason}}',
    dataExported: 'A copy of your data was made. If it was not you, change your password',
    bankSaved: 'Your bank account was saved. If it was not you, contact us',
    viewingConfirmed: 'Your viewing is confirmed for {{startsAt, moment}}: {{title}}',
    viewingMoved: 'Your viewing is now on {{startsAt, moment}}: {{title}}',
    viewingExpert: '{{expert}} goes with you to your viewing on {{startsAt, moment}}: {{title}}',
    viewingCancelled: 'Your viewing on {{startsAt, moment}} was cancelled: {{title}}',
    viewingCancelled_refunded:
      'Your viewing on {{startsAt, moment}} was cancelled: {{title}}. {{refundHalalas, money}} went back to your wallet',
    viewingCancelled_refunded_card:
      'Your viewing on {{startsAt, moment}} was cancelled: {{title}}. {{refundHalalas, money}} goes back to your card within 14 working days',
    viewingReleased:
      'The time to pay for your viewing on {{startsAt, moment}} has ended, and it was released: {{title}}',
    viewingTomorrow: 'A reminder: your viewing is on {{startsAt, moment}}: {{title}}',
    viewingSoon: 'Your viewing is today at {{startsAt, clock}}: {{title}}',
    visitBooked: 'A new viewing of your property on {{startsAt, moment}}: {{title}}',
    visitMoved: 'A viewing of your property moved to {{startsAt, moment}}: {{title}}',
    visitCancelled: 'A viewing of your property on {{startsAt, moment}} was cancelled: {{title}}',
    paymentFailed:
      'Your payment of {{amountHalalas, money}} did not go through, and nothing was charged. You can try again',
    paymentToWallet:
      'Your payment of {{amountHalalas, money}} came after what it was for had ended or changed, so we added it to your wallet',
    orderReceived: 'We received your maintenance order, and are finding a technician: {{title}}',
    orderAssigned: '{{name}} will be your technician: {{title}}',
    orderAssigned_timed: '{{name}} will come to you, expected {{expectedAt, moment}}: {{title}}',
    orderOnTheWay: '{{name}} is on the way to you: {{title}}',
    orderArrived: '{{name}} has arrived: {{title}}',
    orderUndeparted:
      'We marked by mistake that the technician set off; he has not yet: {{title}}. The reason: {{reason}}',
    orderUnarrived:
      'We marked the technician’s arrival by mistake; he is not there yet: {{title}}. The reason: {{reason}}',
    orderPriced:
      'The final payment of your maintenance is set; {{amountHalalas, money}} is left to pay: {{title}}',
    orderAnswered:
      'We answered your question about the final price; {{amountHalalas, money}} is left to pay: {{title}}',
    orderPaid: 'We received the final payment of your maintenance: {{title}}',
    orderDone: 'The work is done. How was the technician? {{title}}',
    orderUndone:
      'We marked the work as done by mistake; your order is open again: {{title}}. The reason: {{reason}}',
    orderRefunded:
      '{{amountHalalas, money}} of your final payment went back to your wallet: {{title}}. The reason: {{reason}}',
    orderRefunded_card:
      '{{amountHalalas, money}} of your final payment goes back to your card within 14 working days: {{title}}. The reason: {{reason}}',
    orderCancelled: 'Your maintenance order was cancelled: {{title}}',
    orderCancelled_refunded:
      'Your maintenance order was cancelled: {{title}}. {{amountHalalas, money}} went back to your wallet',
    orderCancelled_refunded_card:
      'Your maintenance order was cancelled: {{title}}. {{amountHalalas, money}} goes back to your card within 14 working days',
    couponGranted: 'You have a coupon for {{amount, money}} off a maintenance call-out: {{code}}',
    couponGranted_percentage:
      'You have a coupon for \u2066{{amount}}%\u2069 off a maintenance call-out: {{code}}',
    couponStopped: 'We stopped your coupon {{code}}. The reason: {{reason}}',
    walletToppedUp: '{{amountHalalas, money}} was added to your wallet',
    reservationPaid:
      'The property is reserved for you. Sign the contract with the advertiser by {{executeBefore, moment}}: {{title}}',
    reservationReleased:
      'The time to pay for your reservation has ended, and the property is available again: {{title}}',
    reservationForfeited:
      'The contract was not signed in time, and the reservation fee is not refunded: {{title}}',
    reservationExecuted:
      'The contract is signed and your reservation is complete. Congratulations: {{title}}',
    reservationRefunded:
      'Your reservation has ended, and {{amountHalalas, money}} went back to your wallet: {{title}}',
    reservationRefunded_card:
      'Your reservation has ended, and {{amountHalalas, money}} went back to your card; the bank may take some days: {{title}}',
    reservationRefunded_owner_wallet:
      'The advertiser cancelled your reservation, and {{amountHalalas, money}} went back to your wallet: {{title}}',
    reservationRefunded_owner_card:
      'The advertiser cancelled your reservation, and {{amountHalalas, money}} went back to your card; the bank may take some days: {{title}}',
    reservationSigned:
      'The advertiser says that the contract is signed. Confirm it to complete the reservation: {{title}}',
    reservationUnsigned:
      'We took back the recorded signature, and the time to sign runs again: {{title}}. The reason: {{reason}}',
    reservationEnding: 'The time to sign your contract ends {{executeBefore, moment}}: {{title}}',
    reservationCancelled: 'You cancelled your reservation; its fee is not refunded: {{title}}',
    propertyReserved: 'Your property was reserved: {{title}}',
    propertyReserved_due:
      'Your property was reserved. Sign the contract before {{executeBefore, moment}}: {{title}}',
    propertyFreed: 'The reservation of your property has ended, and it is available again: {{title}}',
    propertySigned:
      'The other side says that the contract is signed. Confirm it to complete the reservation: {{title}}',
    propertyUnsigned:
      'We took back the recorded signature for your reserved property, and the time to sign runs again: {{title}}. The reason: {{reason}}',
    propertyEnding:
      'The time to sign the contract of your reserved property ends {{executeBefore, moment}}: {{title}}',
    propertyExecuted: 'The contract of your reserved property is signed. Congratulations: {{title}}',
    propertyCancelled: 'The reservation of your property was cancelled, and it is available again: {{title}}',
    tenancyRecorded: 'The tenancy from {{startsOn, date}} to {{expiresOn, date}} is recorded: {{title}}',
    tenancyPaid: 'The rent of {{amountHalalas, money}} due on {{dueOn, date}} is paid: {{title}}',
    tenancyCorrected:
      'We marked the rent of {{amountHalalas, money}} due on {{dueOn, date}} as paid by mistake; it is unpaid again: {{title}}. The reason: {{reason}}',
    tenancyEnding:
      'The tenancy ends on {{expiresOn, date}}. It is time to agree on a renewal or a handover: {{title}}',
    tenancyEnding_renewing:
      'The tenancy ends on {{expiresOn, date}} and renews automatically; the last day for notice is {{noticeBy, date}} ({{noticeBy, hijri}}). Either side may refuse: {{title}}',
    tenancyEnding_riyadh:
      'The tenancy ends on {{expiresOn, date}} and renews automatically; the last day for notice is {{noticeBy, date}} ({{noticeBy, hijri}}). The tenant may refuse, the owner for named reasons only: {{title}}',
    tenancyEnded: 'The tenancy ended on {{endedOn, date}}: {{title}}',
    tenancyResumed:
      'We marked the tenancy as ended by mistake; it goes on: {{title}}. The reason: {{reason}}',
    rentDueSoon: 'The rent of {{amountHalalas, money}} is due on {{dueOn, date}}: {{title}}',
  },

  lockScreen: {
    walletToppedUp: 'Money was added to your wallet',
    paymentFailed: 'Your payment did not go through, and nothing was charged. You can try again',
    paymentToWallet:
      'Your payment came after what it was for had ended or changed, so we added it to your wallet',
    viewingCancelled: 'Your viewing on {{startsAt, moment}} was cancelled: {{title}}',
    orderCancelled: 'Your maintenance order was cancelled: {{title}}',
    orderPriced: 'The final payment of your maintenance is set: {{title}}',
    orderAnswered: 'We answered your question about the final payment: {{title}}',
    orderUnarrived: 'We marked the technician’s arrival by mistake; he is not there yet: {{title}}',
    orderUndeparted: 'We marked by mistake that the technician set off; he has not yet: {{title}}',
    orderUndone: 'We marked the work as done by mistake; your order is open again: {{title}}',
    orderRefunded: 'Your final payment for maintenance went back to you: {{title}}',
    couponGranted: 'You have a coupon for a maintenance call-out',
    couponStopped: 'We stopped your coupon for a maintenance call-out',
    reservationRefunded: 'Your reservation has ended, and its fee went back to you: {{title}}',
    tenancyPaid: 'The rent due on {{dueOn, date}} is paid: {{title}}',
    tenancyCorrected: 'We corrected the record of the rent due on {{dueOn, date}}: {{title}}',
    rentDueSoon: 'The rent is due on {{dueOn, date}}: {{title}}',
    tenancyResumed: 'We marked the tenancy as ended by mistake; it goes on: {{title}}',
    adRejected: 'Your listing was not accepted: {{title}}. The reason is in your account',
    adHidden: 'We have hidden your listing: {{title}}. The reason is in your account',
    adReopened: 'We are reviewing your listing again: {{title}}. The reason is in your account',
    deletionKept: 'We have kept your account, and it will not be deleted. The reason is in your account',
    reservationUnsigned: 'We took back the recorded signature: {{title}}. The reason is in your account',
    propertyUnsigned:
      'We took back the recorded signature for your property: {{title}}. The reason is in your account',
    reportUpheld: 'Thank you for your report. We have acted on the listing: {{title}}',
    reportDismissed: 'We looked into your report and found nothing against the listing: {{title}}',
    reportReopened: 'We are looking into your report again: {{title}}. The reason is in your account',
    financeRequested: 'We received your request; our advisers will contact you',
    requestAnswered: 'There is an answer to your request {{number}}',
  },
  topic: {
    account: 'Your account',
    favourite: 'Your favourites',
    ad: 'Your listing',
    report: 'Your report',
    service: 'Your request',
    wish: 'A home that fits',
    search: 'Your saved search',
    request: 'Your request',
    viewing: 'Your viewing',
    visit: 'A viewing of your property',
    payment: 'Your payment',
    order: 'Your maintenance',
    coupon: 'A coupon for you',
    wallet: 'Your wallet',
    reservation: 'Your reservation',
    owned: 'Your property',
    tenancy: 'Your tenancy',
  },

  sandbox: {
    title: 'Sandbox',
    intro:
      'Messages, identity checks and payments are simulated here: nothing is sent to anybody, nothing is charged, and checks approve themselves after 3 seconds.',
    refresh: 'Refresh',
    otherLanguage: 'العربية',
    toApp: 'To the app',
    messages: 'Sent codes',
    messageHeads: ['Mobile', 'Code', 'For', 'Time'],
    noMessages: 'No code was sent yet.',
    checks: 'Identity checks',
    checkHeads: ['Identity', 'Number', 'Status', 'Begun', 'Decide'],
    noChecks: 'No check was opened yet.',
    purposes: { register: 'Registration', reset: 'Password', signIn: 'New device' },
    statuses: { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected', expired: 'Expired' },
    decide: { approved: 'Approve', rejected: 'Reject', expired: 'Expire', pending: 'Keep waiting' },
    payments: 'Payments',
    paymentHeads: ['Reference', 'Amount', 'For', 'Status', 'Begun', 'Page'],
    noPayments: 'No payment was begun yet.',
    paymentStatuses: { open: 'Open', paid: 'Paid', failed: 'Declined', expired: 'Closed' },
    openPayment: 'Open',
    cards: 'Cards to try',
    cardHeads: ['Card number', 'What the bank says'],
    tempers: {
      good: 'Approves',
      declined: 'Declines',
      empty: 'Not enough funds',
      asks: 'Asks on its own page',
      limited: 'Above the limit of the card',
      blocked: 'The card is stopped',
      offline: 'No online payments',
      silent: 'Does not answer',
    },
    cardsHint:
      'Every other valid number is approved, with any date to come and any CVV but {{cvv}}, which is always wrong.',
    clock: 'Clock',
    clockHint: 'Put it forward to see what time does: unpaid viewings are released, visitors are reminded.',
    forward: { 30: '30 minutes', 60: 'An hour', 1440: 'A day' },
  },
  sandboxPay: {
    title: 'Payment page',
    badge: 'Sandbox',
    otherLanguage: 'العربية',
    what: 'For',
    reference: 'Reference',
    approve: 'Approve the payment',
    decline: 'Decline the card',
    close: 'Leave without paying',
    back: 'Back to Rukn',
    note: 'This gateway is simulated: it asks for no card and charges nothing.',
    noticeTitle: 'Server notice',
    noticeHint: 'When does the gateway’s notice of the outcome come?',
    notices: {
      once: 'At once',
      delayed: 'After 5 seconds',
      repeated: 'Three times together',
      none: 'Never',
    },
    outcomes: {
      paid: 'It is paid.',
      failed: 'The card was declined.',
      expired: 'The time to pay is over, and nothing was charged.',
    },
  },
};
