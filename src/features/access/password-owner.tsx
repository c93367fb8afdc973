/** Tells password managers which account a new password is for. */
export function PasswordOwner({ mobile }: { mobile: string }) {
  return <input type="text" name="mobile" autoComplete="username" value={mobile} readOnly hidden />;
}
