/** Tells password managers whose new password a form sets. */
export function PasswordOwner({ mobile }: { mobile: string }) {
  return <input type="text" name="mobile" autoComplete="username" value={mobile} readOnly hidden />;
}
