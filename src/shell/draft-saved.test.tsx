import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { ApiError } from '../api/api-error.ts';
import { DraftSaved } from './draft-saved.tsx';

const AWAY = ApiError.fromNetwork('offline');

afterEach(cleanup);

/** The rendered text. The test screen has rendered once its button is there. */
async function textOf(error: ApiError | null, isOnDevice: boolean) {
  const part = (
    <>
      <button type="button" />
      <DraftSaved error={error} draft={{ isOnDevice: () => isOnDevice }} />
    </>
  );
  await renderScreen(
    () => part,
    async () => ({}),
  );
  return screen.getByRole('button').parentElement?.textContent ?? '';
}

it('says that what was typed is on the device only where it is', async () => {
  expect(await textOf(AWAY, true)).toContain('محفوظ على جهازك');
  cleanup();
  const text = await textOf(AWAY, false);
  expect(text).not.toContain('محفوظ على جهازك');
  expect(text).toContain('ما دامت هذه الصفحة مفتوحة');
});

it('says nothing where sending it again would not help', async () => {
  expect(await textOf(ApiError.fromAnswer(400, { msg: 'بعض الحقول غير صحيحة' }), true)).not.toContain(
    'ما كتبته',
  );
  cleanup();
  expect(await textOf(null, true)).not.toContain('ما كتبته');
});
