import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { ApiError } from '../../api/api-error.ts';
import { sessionStore } from '../../device/session-store.ts';
import { ProfileForm } from './profile-form.tsx';

const call = vi.fn();
const sara = {
  id: 1,
  name: 'سارة القحطاني',
  userName: 'سارة القحطاني',
  email: null,
  mobile: '0500000001',
  abshirMobile: null,
  identity: '1000000008',
  avatar: null,
};
const open = (user: Partial<Omit<typeof sara, 'abshirMobile'>> & { abshirMobile?: string | null } = {}) =>
  renderScreen(() => <ProfileForm user={{ ...sara, ...user }} />, call);
const abshirMobile = () => screen.queryByLabelText<HTMLInputElement>(/الجوال المسجّل في أبشر/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'احفظ' }));

beforeEach(() => {
  localStorage.clear();
  sessionStore.signIn({ ...sara, token: 'token' });
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.resetAllMocks();
});

it('shows the identity service’s mobile only where there is one, and sends none where there is none', async () => {
  await open();
  expect(abshirMobile()).toBeNull();
  await save();
  await waitFor(() =>
    expect(call.mock.calls[0]?.[1]).toEqual({ body: { name: 'سارة القحطاني', email: '' } }),
  );
});

it('takes that mobile as people write one, and shows its error at its field without losing it', async () => {
  call.mockRejectedValue(
    ApiError.fromAnswer(422, {
      msg: 'بعض الحقول غير صحيحة',
      error_number: 1001,
      errors: { abshirMobile: 'رقم الجوال غير صحيح' },
    }),
  );
  await open({ abshirMobile: '0500000031' });
  const field = abshirMobile() as HTMLInputElement;
  expect(field.value).toBe('0500000031');
  await userEvent.clear(field);
  await userEvent.type(field, '٠٥٠٠');
  await save();
  await waitFor(() => expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { abshirMobile: '0500' } }));
  await screen.findByText('رقم الجوال غير صحيح');
  expect(field.value).toBe('0500');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, '0');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
