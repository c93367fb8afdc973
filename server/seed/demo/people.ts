interface DemoPerson {
  id: number;
  name: string;
  nameEn: string;
  /** Always 050000xxxx, a range without real users. */
  mobile: string;
  /** Passes the national id check and starts with 1000000. */
  identity: string;
  email: string;
  /** Only for the two accounts that anyone may sign in to. */
  password?: string;
  /** The broker's licence; null for owners and members. */
  falLicense: string | null;
  role: 'member' | 'owner' | 'broker';
}

/** The n-th national id of the demo (0–99): 1000000, two digits, and the check digit. */
export function demoIdentity(n: number) {
  const body = `1000000${String(n).padStart(2, '0')}`;
  let sum = 0;
  for (let index = 0; index < body.length; index++) {
    const digit = Number(body[index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? (doubled > 9 ? doubled - 9 : doubled) : digit;
  }
  return body + ((10 - (sum % 10)) % 10);
}

/** Arabic name, English name, mailbox, role, and the cities where a person advertises. */
const rows: [string, string, string, DemoPerson['role'], number[]][] = [
  ['سارة القحطاني', 'Sarah Al Qahtani', 'sarah.q', 'broker', []],
  ['فهد الدوسري', 'Fahad Al Dosari', 'fahad.d', 'member', []],
  ['عبدالعزيز الشهري', 'Abdulaziz Al Shehri', 'abdulaziz.s', 'broker', [1, 24, 25]],
  ['نورة العتيبي', 'Noura Al Otaibi', 'noura.o', 'broker', [1]],
  ['محمد السبيعي', 'Mohammed Al Subaie', 'mohammed.s', 'broker', [1, 24]],
  ['ريم الحربي', 'Reem Al Harbi', 'reem.h', 'broker', [1]],
  ['خالد المطيري', 'Khalid Al Mutairi', 'khalid.m', 'broker', [1, 25]],
  ['سلطان الرشيد', 'Sultan Al Rashid', 'sultan.r', 'owner', [1]],
  ['هند الشمري', 'Hind Al Shammari', 'hind.s', 'broker', [1, 14]],
  ['تركي العنزي', 'Turki Al Anazi', 'turki.a', 'owner', [1, 22, 23]],
  ['منيرة السالم', 'Munirah Al Salem', 'munirah.s', 'owner', [1]],
  ['بندر القرني', 'Bandar Al Qarni', 'bandar.q', 'broker', [1, 9, 10, 28]],
  ['أحمد الغامدي', 'Ahmed Al Ghamdi', 'ahmed.g', 'broker', [2, 21, 30]],
  ['ليلى باعشن', 'Layla Baeshen', 'layla.b', 'broker', [2]],
  ['عمر الزهراني', 'Omar Al Zahrani', 'omar.z', 'broker', [2, 8, 21]],
  ['رزان باوزير', 'Razan Bawazir', 'razan.b', 'owner', [2]],
  ['ياسر الحازمي', 'Yasser Al Hazmi', 'yasser.h', 'broker', [2, 3, 20]],
  ['ماجد الخالدي', 'Majed Al Khaldi', 'majed.k', 'broker', [5, 6, 7, 15, 26]],
  ['جواهر الهاجري', 'Jawaher Al Hajri', 'jawaher.h', 'broker', [5, 6, 7, 16]],
  ['علي آل سيف', 'Ali Al Saif', 'ali.s', 'owner', [5, 6, 17, 16, 15]],
  ['أنس الشريف', 'Anas Al Sharif', 'anas.s', 'broker', [3, 4, 8, 18, 27]],
  ['أسماء الجهني', 'Asma Al Juhani', 'asma.j', 'broker', [4, 18, 27, 13]],
  ['صالح الحربي', 'Saleh Al Harbi', 'saleh.h', 'broker', [11, 12, 29, 14, 13]],
  ['مسفر اليامي', 'Misfer Al Yami', 'misfer.y', 'broker', [19, 20, 9, 10, 28]],
];

export const demoPeople: DemoPerson[] = rows.map(([name, nameEn, mailbox, role], index) => {
  const id = index + 1;
  const person: DemoPerson = {
    id,
    name,
    nameEn,
    mobile: id <= 2 ? `050000000${id}` : `050000${1000 + id - 2}`,
    identity: demoIdentity(index),
    email: `${mailbox}@example.com`,
    falLicense: role === 'broker' ? String(1200000000 + id * 37) : null,
    role,
  };
  if (id <= 2) person.password = 'Demo@1234';
  return person;
});

/** City id to the ids of its advertisers. */
export const advertisersByCity = new Map<number, number[]>();
rows.forEach(([, , , , cityIds], index) => {
  for (const cityId of cityIds) {
    advertisersByCity.set(cityId, [...(advertisersByCity.get(cityId) ?? []), index + 1]);
  }
});
