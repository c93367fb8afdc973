import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * DESIGN §9: a form's draft survives a reload, a killed tab and being offline. Every form saves one
 * with src/device/draft-store.ts, or is listed here with the reason.
 */
const WITHOUT_DRAFT: Record<string, string> = {
  'src/features/access/change-password-screen.tsx': 'holds passwords alone, which are never kept',
  'src/features/access/identity-field.tsx': 'is a field of forms that keep drafts',
  'src/features/access/new-password-field.tsx':
    'is a field of forms that keep drafts; a password is never kept',
  'src/features/access/passkey-name-sheet.tsx': 'holds one short name, which stands in the list',
  'src/features/access/proof.tsx': 'holds a password, which is never kept',
  'src/features/access/sms-code-field.tsx': 'holds a code, which is never kept',
  'src/features/advertising/ad-text-field.tsx': 'is a field of the ad’s form (ad-wizard.tsx keeps its draft)',
  'src/features/advertising/ad-wizard.tsx': 'keeps its draft by ad-draft.ts',
  'src/features/advertising/property-basics.tsx':
    'is a part of the ad’s form (ad-wizard.tsx keeps its draft)',
  'src/features/advertising/price-input.tsx': 'is a field of forms that keep drafts',
  'src/features/profile/bank-form.tsx': 'holds an account number, which no device keeps (DESIGN §2)',
  'src/shell/amount-field.tsx': 'is a field of forms that keep drafts',
  'src/features/payments/add-card-form.tsx': 'holds a card, which is never kept',
  'src/features/payments/pay-screen.tsx':
    'holds a CVV, which is never kept; its draft is the server’s payment',
  'src/shell/pay/pay-choice.tsx': 'holds a CVV, which is never kept',
  'src/features/home/search-card.tsx':
    'is pressed, not filled in: what is chosen stands in the address at once',
  'src/features/properties/list/filter-sheet.tsx':
    'its choices go into the address, which is kept and shared',
  'src/features/properties/list/filter-popover.tsx':
    'its choices go into the address, which is kept and shared',
  'src/features/properties/list/save-search-sheet.tsx':
    'its name is suggested anew, and its filters stand in the address',
  'src/features/ops/act-field.tsx': 'is a field of act-form.tsx, which keeps the draft',
  'src/features/ops/look-up.tsx': 'searches; nothing of it is sent',
  'src/features/ops/finance-view.tsx': 'chooses a date; nothing of it is sent',
  'src/features/ops/log-view.tsx': 'searches; nothing of it is sent',
  'src/features/questions/question-list-screen.tsx': 'searches what is on the screen; nothing of it is sent',
  'src/features/session/mobile-field.tsx': 'is a field of forms that keep drafts',
};

const root = join(import.meta.dirname, '..');
const FORM = /<(?:form|TextField|TextArea|PasswordField|CodeField)\b/;
const DRAFT = /\buseDraft\(/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.endsWith('.tsx') && !/\.test\.tsx$|^src\/ui\//.test(path));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const forms = files.filter((path) => FORM.test(textOf(path)));

it('finds the forms', () => expect(forms.length).toBeGreaterThan(7));

it('every form keeps a draft, or says why it need not', () => {
  expect(forms.filter((path) => !DRAFT.test(textOf(path)) && !(path in WITHOUT_DRAFT))).toEqual([]);
});

it('no reason outlives its form', () => {
  const stale = Object.keys(WITHOUT_DRAFT).filter(
    (path) => !forms.includes(path) || DRAFT.test(textOf(path)),
  );
  expect(stale).toEqual([]);
});
