import { describe, expect, it } from 'vitest';
import { ACCOUNT_GROUPS, shownEntries } from './account-entries.ts';

const GROUPS = Object.keys(ACCOUNT_GROUPS) as (keyof typeof ACCOUNT_GROUPS)[];
const paths = (isPerson: boolean) =>
  GROUPS.flatMap((group) => shownEntries(group, isPerson).map(({ path }) => path as string));

describe('the account menu', () => {
  it('leads to each screen that core §2 lists once; the card above it leads to the profile', () => {
    const listed =
      '/myproperty, /myrequests, /wallet, /advertisements, /myreservations, /myrents, /previewlist, ' +
      '/propertyrequest, /favorite, /maintenanceslist, /financialtransactions, /mybankaccount, /blog, /setting, /questions';
    const more = ['/myreports', '/paymentcards', '/searches'];
    expect(paths(true).toSorted()).toEqual([...listed.split(', '), ...more].toSorted());
  });

  it('shows a guest what everybody may open', () => {
    expect(paths(false)).toEqual(['/searches', '/blog', '/questions']);
  });
});
