import {
  Banknote,
  BellRing,
  Building2,
  CalendarCheck,
  CircleHelp,
  ClipboardList,
  CreditCard,
  Flag,
  Heart,
  KeyRound,
  Landmark,
  type LucideIcon,
  Megaphone,
  Newspaper,
  SearchCheck,
  Settings,
  Ticket,
  Wallet,
  Wrench,
} from 'lucide-react';

/**
 * core §2: the screens of the account menu, grouped by what one looks for: tiles with a figure, the
 * user's homes, their money, and the app. The profile is the card above them. The user's cards, ad
 * reports and saved searches stand here too, which the specification does not list.
 */
export const ACCOUNT_GROUPS = {
  tiles: [
    { path: '/wallet', name: 'wallet', icon: Wallet },
    { path: '/previewlist', name: 'previewlist', icon: CalendarCheck },
    { path: '/myrequests', name: 'myrequests', icon: ClipboardList },
    { path: '/maintenanceslist', name: 'maintenanceslist', icon: Wrench },
  ],
  homes: [
    { path: '/myproperty', name: 'myproperty', icon: Building2 },
    { path: '/advertisements', name: 'advertisements', icon: Megaphone },
    { path: '/myrents', name: 'myrents', icon: KeyRound },
    { path: '/myreservations', name: 'myreservations', icon: Ticket },
    { path: '/propertyrequest', name: 'propertyrequest', icon: SearchCheck },
    { path: '/favorite', name: 'favorite', icon: Heart },
    { path: '/searches', name: 'searches', icon: BellRing, isPublic: true },
    { path: '/myreports', name: 'myreports', icon: Flag },
  ],
  money: [
    { path: '/financialtransactions', name: 'financialtransactions', icon: Banknote },
    { path: '/paymentcards', name: 'paymentcards', icon: CreditCard },
    { path: '/mybankaccount', name: 'mybankaccount', icon: Landmark },
  ],
  app: [
    { path: '/setting', name: 'setting', icon: Settings },
    { path: '/blog', name: 'blog', icon: Newspaper, isPublic: true },
    { path: '/questions', name: 'questions', icon: CircleHelp, isPublic: true },
  ],
} as const satisfies Record<string, readonly AccountEntry[]>;

export type AccountGroup = Exclude<keyof typeof ACCOUNT_GROUPS, 'tiles'>;

interface AccountEntry {
  path: string;
  /** The text's key under `account:entries`. */
  name: string;
  icon: LucideIcon;
  /** Shown to guests as well (DESIGN §6, who may open what). */
  isPublic?: true;
}

/** The entries of a group that are shown to a user, or to a guest. */
export function shownEntries(group: keyof typeof ACCOUNT_GROUPS, isPerson: boolean) {
  return ACCOUNT_GROUPS[group].filter((entry) => isPerson || 'isPublic' in entry);
}
