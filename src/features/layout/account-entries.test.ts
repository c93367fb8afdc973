import { describe, expect, it } from 'vitest';
import { ACCOUNT_ENTRIES, shownEntries } from './account-entries.ts';

const paths = (entries: readonly { path: string }[]) => entries.map(({ path }) => path);

describe('the account menu', () => {
  it('lists what core §2 lists, in its order, and the user’s reports and searches after their other entries', () => {
    expect(paths(ACCOUNT_ENTRIES).join(', ')).toBe(
      '/myproperty, /myrequests, /wallet, /advertisements, /profile, /myreservations, /myrents, /previewlist, ' +
        '/propertyrequest, /favorite, /maintenanceslist, /financialtransactions, /mybankaccount, /myreports, /searches, /blog, /setting, /questions',
    );
  });

  it('shows a guest what everybody may open', () => {
    expect(shownEntries(true)).toEqual(ACCOUNT_ENTRIES);
    expect(paths(shownEntries(false))).toEqual(['/searches', '/blog', '/questions']);
  });
});
