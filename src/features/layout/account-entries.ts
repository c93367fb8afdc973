import {
  Banknote,
  BellRing,
  Building2,
  CalendarCheck,
  CircleHelp,
  ClipboardList,
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
  UserRound,
  Wallet,
  Wrench,
} from 'lucide-react';

/**
 * core §2: the entries of the account menu in the specification's order, plus the user's ad reports
 * and saved searches after their own entries, which the specification does not list.
 */
export const ACCOUNT_ENTRIES = [
  { path: '/myproperty', name: 'myproperty', icon: Building2 },
  { path: '/myrequests', name: 'myrequests', icon: ClipboardList },
  { path: '/wallet', name: 'wallet', icon: Wallet },
  { path: '/advertisements', name: 'advertisements', icon: Megaphone },
  { path: '/profile', name: 'profile', icon: UserRound },
  { path: '/myreservations', name: 'myreservations', icon: Ticket },
  { path: '/myrents', name: 'myrents', icon: KeyRound },
  { path: '/previewlist', name: 'previewlist', icon: CalendarCheck },
  { path: '/propertyrequest', name: 'propertyrequest', icon: SearchCheck },
  { path: '/favorite', name: 'favorite', icon: Heart },
  { path: '/maintenanceslist', name: 'maintenanceslist', icon: Wrench },
  { path: '/financialtransactions', name: 'financialtransactions', icon: Banknote },
  { path: '/mybankaccount', name: 'mybankaccount', icon: Landmark },
  { path: '/myreports', name: 'myreports', icon: Flag },
  { path: '/searches', name: 'searches', icon: BellRing, isPublic: true },
  { path: '/blog', name: 'blog', icon: Newspaper, isPublic: true },
  { path: '/setting', name: 'setting', icon: Settings },
  { path: '/questions', name: 'questions', icon: CircleHelp, isPublic: true },
] as const satisfies readonly AccountEntry[];

interface AccountEntry {
  path: string;
  /** The text's key under `account:entries`. */
  name: string;
  icon: LucideIcon;
  /** Shown to guests as well (DESIGN §6, who may open what). */
  isPublic?: true;
}

/** The entries shown to a user, or to a guest. */
export function shownEntries(isPerson: boolean) {
  return ACCOUNT_ENTRIES.filter((entry) => isPerson || 'isPublic' in entry);
}
