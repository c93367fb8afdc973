/** Questions and answers in display order. A blank line separates paragraphs. */
export const questions = [
  {
    key: 'browse-free',
    questionAr: 'هل أحتاج إلى حساب لأتصفح العقارات؟',
    answerAr:
      'لا. تصفّح القوائم والخرائط وتفاصيل العقارات من دون حساب. تحتاج إلى الدخول حين تريد حفظ عقار في المفضلة، أو حجز معاينة، أو التواصل مع المعلن، أو نشر إعلان.',
    questionEn: 'Do I need an account to look at properties?',
    answerEn:
      'No. You can browse lists, maps and details without one. You sign in to keep a property among your favourites, book a viewing, contact an advertiser or publish an ad.',
  },
  {
    key: 'register',
    questionAr: 'كيف أسجّل حسابًا؟',
    answerAr:
      'اكتب اسمك ورقم هويتك أو إقامتك وجوالك وكلمة مرور. يظهر لك رقم، فاختر الرقم نفسه في تطبيق نفاذ لتأكيد هويتك، ثم اكتب الرمز الذي يصلك في رسالة.\n\nالرمز من أربعة أحرف أو أرقام، وصلاحيته خمس دقائق.',
    questionEn: 'How do I register?',
    answerEn:
      'Enter your name, national id or residence number, mobile and a password. A number appears: choose the same one in the national identity app to confirm who you are, and then type the code that comes by message.\n\nThe code has four characters and lives for five minutes.',
  },
  {
    key: 'forgot-password',
    questionAr: 'نسيت كلمة المرور، ماذا أفعل؟',
    answerAr:
      'اختر «نسيت كلمة المرور» في شاشة الدخول، واكتب رقم جوالك. يصلك رمز تكتبه مع كلمة المرور الجديدة، وتخرج بقية أجهزتك من الحساب حفظًا له.',
    questionEn: 'I forgot my password. What now?',
    answerEn:
      'Choose “Forgot password” on the sign-in screen and enter your mobile. You receive a code, which you type together with a new password. Your other devices are signed out to keep the account safe.',
  },
  {
    key: 'offline',
    questionAr: 'هل يعمل ركن بلا إنترنت؟',
    answerAr:
      'نعم، لما سبق أن فتحته: القوائم والتفاصيل والصور التي رأيتها تبقى في جهازك، مع سطر يذكر وقت حفظها. أما الحجز والدفع فيحتاجان إلى اتصال.',
    questionEn: 'Does Rukn work without the internet?',
    answerEn:
      'Yes, for what you have opened before: lists, details and photos that you have seen stay on your device, with a line that says when they were saved. Booking and paying need a connection.',
  },
  {
    key: 'install',
    questionAr: 'كيف أضيف ركن إلى شاشة هاتفي؟',
    answerAr:
      'من قائمة حسابي اختر «ثبّت التطبيق». وفي آيفون افتح ركن في سفاري، ثم زر المشاركة، ثم «إضافة إلى الشاشة الرئيسية».',
    questionEn: 'How do I put Rukn on my home screen?',
    answerEn:
      'Choose “Install the app” in the account menu. On an iPhone, open Rukn in Safari, press the share button, then “Add to Home Screen”.',
  },
  {
    key: 'licence',
    questionAr: 'كيف أعرف أن الإعلان مرخّص؟',
    answerAr:
      'في صفحة كل عقار قسم للترخيص، فيه رقم ترخيص الإعلان ورقم رخصة «فال» للوسيط، مع رمز تمسحه لتصل إلى المصدر. والإعلان الذي تنتهي رخصته يختفي في اليوم نفسه.',
    questionEn: 'How do I know that an ad is licensed?',
    answerEn:
      'Every property’s page has a licence section with the number of the ad licence and, for a broker, of his FAL licence, and a code to scan. An ad whose licence ends disappears that same day.',
  },
  {
    key: 'viewing',
    questionAr: 'كيف أحجز معاينة؟',
    answerAr:
      'افتح صفحة العقار واختر «احجز معاينة»، ثم اليوم والوقت من المواعيد المتاحة. المعاينة العادية تُؤكَّد فورًا، وتصلك بيانات المعلن وموعدك.',
    questionEn: 'How do I book a viewing?',
    answerEn:
      'Open the property’s page, choose “Book a viewing”, and pick a day and a time among those available. A normal viewing is confirmed at once, and you receive the advertiser’s details and your appointment.',
  },
  {
    key: 'luxury-viewing',
    questionAr: 'ما المعاينة الفاخرة وكم سعرها؟',
    answerAr:
      'معاينة يرافقك فيها مختص يشرح العقار وحيّه ويجيب عن أسئلتك. سعرها 500\u00a0ر.س، ويُحرَّر الموعد إن لم يُدفع خلال 30 دقيقة.',
    questionEn: 'What is a luxury viewing, and what does it cost?',
    answerEn:
      'A viewing on which an expert accompanies you, explains the property and its neighbourhood, and answers your questions. It costs 500\u00a0R.S; the appointment is released if it is not paid within 30 minutes.',
  },
  {
    key: 'reservation',
    questionAr: 'ماذا يعني حجز العقار؟ وهل يُردّ المبلغ؟',
    answerAr:
      'الحجز يوقف عرض العقار لغيرك بعد دفع رسوم الحجز. أمامك ثلاثة أيام من الدفع لتوقيع العقد مع المعلن، فإن لم يُوقَّع خلالها عاد العقار متاحًا، ولا تُسترد رسوم الحجز.',
    questionEn: 'What does reserving a property mean, and is the fee returned?',
    answerEn:
      'A reservation stops the property from being offered to others once the fee is paid. You have three days from the payment to sign the contract with the advertiser; if that does not happen, the property is available again and the fee is not returned.',
  },
  {
    key: 'pay-rent',
    questionAr: 'هل أدفع الإيجار عبر ركن؟',
    answerAr: 'لا. يُدفع الإيجار عبر منصة إيجار ليثبت في عقدك. يعرض لك ركن مواعيد دفعاتك ويدلّك على المنصة.',
    questionEn: 'Do I pay my rent through Rukn?',
    answerEn:
      'No. Rent is paid through the Ejar platform, so that it stands in your contract. Rukn shows you when payments fall due and leads you there.',
  },
  {
    key: 'publish-ad',
    questionAr: 'كيف أنشر إعلانًا؟',
    answerAr:
      'اختر «أعلن»، ثم صفتك: مالك أو وكيل أو وسيط مرخّص. أضف بيانات الملكية والعقار والصور وموقعه على الخريطة. يراجع فريقنا الإعلان ويتواصل معك خلال 24 ساعة.',
    questionEn: 'How do I publish an ad?',
    answerEn:
      'Choose “Add”, then your capacity: owner, agent or licensed broker. Enter the ownership details, the property, its photos and its place on the map. Our team reviews the ad and contacts you within 24 hours.',
  },
  {
    key: 'featured-ad',
    questionAr: 'ما الإعلان المميز؟',
    answerAr:
      'إعلان يظهر في قسم «مميزة» في الصفحة الرئيسية وتسبقه شارة ذهبية، لمدة تختارها وتدفعها عند النشر أو بعده.',
    questionEn: 'What is a featured ad?',
    answerEn:
      'An ad that appears in the featured section of the home screen with a gold badge, for a time that you choose and pay for when you publish or later.',
  },
  {
    key: 'management',
    questionAr: 'هل تديرون الأملاك وتوثقون العقود؟',
    answerAr:
      'نعم. قدّم طلب إدارة أملاك أو طلب توثيق عقد، وتابع حالته في «طلباتي». نتولى التأجير والتحصيل ومتابعة الصيانة، ونجهّز عقدك حتى يُوثّق.',
    questionEn: 'Do you manage property and document contracts?',
    answerEn:
      'Yes. Send a management or a documentation request and follow it under “My requests”. We let, collect and look after repairs, and see your contract through until it is registered.',
  },
  {
    key: 'maintenance-prices',
    questionAr: 'كم تكلف الصيانة المنزلية ومتى يصل الفني؟',
    answerAr:
      'العادية من 100\u00a0ر.س خلال 24 ساعة، والعاجلة من 200\u00a0ر.س خلال 120 دقيقة. تدفع 80\u00a0ر.س عند الطلب، وتُحسب من المبلغ النهائي. وصيانة المساجد بلا مقابل.',
    questionEn: 'What does home maintenance cost, and when does the technician come?',
    answerEn:
      'Normal visits start at 100\u00a0R.S within 24 hours, fast ones at 200\u00a0R.S within 120 minutes. You pay 80\u00a0R.S with the order, which is taken off the final amount. Maintenance of mosques is free.',
  },
  {
    key: 'maintenance-cancel',
    questionAr: 'هل أستطيع إلغاء طلب الصيانة؟',
    answerAr: 'نعم، ما دام الفني لم يصل. افتح الطلب واختر «إلغاء» واذكر السبب. بعد وصوله لا يُلغى الطلب.',
    questionEn: 'Can I cancel a maintenance order?',
    answerEn:
      'Yes, as long as the technician has not arrived. Open the order, choose “Cancel” and give a reason. After his arrival it can’t be cancelled.',
  },
  {
    key: 'wallet',
    questionAr: 'ما المحفظة؟',
    answerAr:
      'رصيد في حسابك تشحنه متى شئت، وتدفع به كل ما يُدفع بالبطاقة في ركن. يظهر فيها كل مبلغ دخل أو خرج وسببه.',
    questionEn: 'What is the wallet?',
    answerEn:
      'A balance in your account that you top up whenever you like, and that pays for anything a card pays for on Rukn. Each amount that came in or went out is listed with its reason.',
  },
  {
    key: 'cards',
    questionAr: 'هل تحفظون بيانات بطاقتي؟',
    answerAr:
      'لا نحفظ رقم بطاقتك ولا رمزها السري. يحفظ مزوّد الدفع المرخّص البطاقة، ونحفظ نحن نوعها وآخر أربعة أرقام منها وتاريخ انتهائها لتعرفها.',
    questionEn: 'Do you keep my card’s details?',
    answerEn:
      'We keep neither its number nor its security code. The licensed payment provider holds the card; we keep its brand, its last four digits and its expiry so that you recognise it.',
  },
  {
    key: 'refund',
    questionAr: 'متى يعود إليّ المبلغ المسترد؟',
    answerAr:
      'تُردّ رسوم العرض خلال 15 يوم عمل، وبقية المبالغ المستردة خلال 14 يوم عمل، إلى وسيلة الدفع نفسها أو إلى محفظتك. التفاصيل في صفحة الشروط والأحكام.',
    questionEn: 'When do I receive a refund?',
    answerEn:
      'Offer fees are returned within 15 working days, other refunds within 14 working days, to the same means of payment or to your wallet. The terms have the details.',
  },
  {
    key: 'privacy',
    questionAr: 'كيف أحمي خصوصيتي؟',
    answerAr:
      'لا يظهر جوالك لغير المسجلين، وبياناتك تُحذف من الجهاز حين تسجّل الخروج. ومن الإعدادات ترى الأجهزة الداخلة إلى حسابك وتُخرج ما لا تعرفه. ولحذف حسابك راسلنا من صفحة «من نحن».',
    questionEn: 'How is my privacy protected?',
    answerEn:
      'Your mobile is not shown to people who are not signed in, and your data is removed from the device when you sign out. The settings list the devices that are signed in, and let you sign out any that you do not know. To delete your account, write to us from the “About us” page.',
  },
  {
    key: 'report',
    questionAr: 'كيف أبلّغ عن إعلان مخالف؟',
    answerAr:
      'راسلنا من صفحة «من نحن» ومعك رابط الإعلان وسبب البلاغ. نوقف الإعلان حتى نتحقق، ونخبرك بما انتهينا إليه.',
    questionEn: 'How do I report an ad?',
    answerEn:
      'Write to us from the “About us” page with the ad’s address and the reason. We take it down until we have checked it, and tell you what came of it.',
  },
] as const;
