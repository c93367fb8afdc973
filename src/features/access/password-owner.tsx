/** Names the account of a new password for password managers. */
export function PasswordOwner({ mobile }: { mobile: string }) {
  return <input type="text" name="mobile" autoComplete="username" value={mobile} readOnly hidden />;
}
