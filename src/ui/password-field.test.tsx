import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

describe('PasswordField', () => {
  it('shows and hides, and says which a press does', async () => {
    const user = userEvent.setup();
    render(
      <PasswordField label="كلمة المرور" showLabel="أظهر" hideLabel="أخفِ" autoComplete="current-password" />,
    );
    const input = screen.getByLabelText('كلمة المرور');
    await user.type(input, 'Demo@1234');
    expect(input).toHaveProperty('type', 'password');
    await user.click(screen.getByRole('button', { name: 'أظهر' }));
    expect(input).toHaveProperty('type', 'text');
    expect(input).toHaveProperty('value', 'Demo@1234');
    await user.click(screen.getByRole('button', { name: 'أخفِ' }));
    expect(input).toHaveProperty('type', 'password');
  });

  it('ties an error to the input', () => {
    render(<PasswordField label="كلمة المرور" showLabel="أظهر" hideLabel="أخفِ" error="قصيرة" />);
    const input = screen.getByLabelText('كلمة المرور');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('قصيرة');
  });
});
