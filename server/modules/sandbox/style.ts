/**
 * The stylesheet of /sandbox, in the colours of the app's tokens; a separate file, since the CSP
 * forbids inline styles.
 */
export const sandboxStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#fbf8f3, #14130f);
  --surface: light-dark(#ffffff, #1e1c17);
  --line: light-dark(#e8e0d3, #35312a);
  --line-strong: light-dark(#918673, #857c6b);
  --ink: light-dark(#1f1b15, #f5f0e6);
  --ink-2: light-dark(#534b3e, #cdc4b4);
  --palm: light-dark(#0f5a43, #8ad5b4);
  --on-palm: light-dark(#ffffff, #07271b);
  --danger: light-dark(#a81d15, #ff9d92);
  --warn: light-dark(#7a4900, #f0bf6a);
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-inline-size: 60rem; padding: 24px 16px 64px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", Tahoma, sans-serif; }
h1 { margin: 0; font-size: 28px; }
h2 { margin: 40px 0 12px; font-size: 20px; }
p { margin: 8px 0 16px; color: var(--ink-2); }
nav { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; }
a { color: var(--palm); display: inline-flex; align-items: center; min-block-size: 48px; }
.button, button { min-block-size: 48px; padding-inline: 20px; border-radius: 12px; font: inherit; }
.button { background: var(--palm); color: var(--on-palm); text-decoration: none; font-weight: 600; }
button { border: 1px solid var(--line-strong); background: transparent; color: var(--ink); cursor: pointer; }
:focus-visible { outline: 3px solid var(--palm); outline-offset: 2px; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 12px 16px; text-align: start; border-block-end: 1px solid var(--line); white-space: nowrap; }
th { color: var(--ink-2); font-weight: 600; }
tbody tr:last-child td { border-block-end: 0; }
form { display: flex; gap: 8px; margin: 0; }
.code { font-size: 20px; letter-spacing: 0.12em; }
.status { font-weight: 600; }
.approved, .paid { color: var(--palm); }
.rejected, .failed { color: var(--danger); }
.pending, .expired, .open { color: var(--warn); }
.amount { white-space: nowrap; font-variant-numeric: tabular-nums; }
.riyal { inline-size: 0.85em; block-size: 0.85em; fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; vertical-align: -0.06em; }
.clock { flex-wrap: wrap; align-items: center; }
.clock time { flex-basis: 100%; grid-column: 1 / -1; font-weight: 600; }
.pay { max-inline-size: 26rem; margin: 0 auto; padding: 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
.pay header { display: flex; justify-content: space-between; align-items: center; }
.badge { padding: 4px 12px; border-radius: 999px; background: light-dark(#fbeecb, #3a2e12); color: var(--warn); font-size: 14px; font-weight: 600; }
.pay h1 { margin-block-start: 16px; font-size: 20px; }
.total { margin: 8px 0 24px; color: var(--ink); font-size: 36px; font-weight: 700; line-height: 1.2; }
dl { margin: 0 0 24px; border-block: 1px solid var(--line); }
dl div { display: flex; gap: 16px; justify-content: space-between; padding-block: 12px; }
dl div + div { border-block-start: 1px solid var(--line); }
dt { color: var(--ink-2); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.pay form { display: grid; grid-template-columns: 1fr; gap: 12px; }
.primary { border-color: var(--palm); background: var(--palm); color: var(--on-palm); font-weight: 600; }
.plain { border-color: transparent; color: var(--ink-2); }
.outcome { margin: 0; font-weight: 600; }
summary { padding-block: 12px; color: var(--ink-2); cursor: pointer; }
fieldset { display: grid; margin: 0; padding: 0; border: 0; }
legend { margin-block-end: 4px; padding: 0; color: var(--ink-2); }
label { display: flex; align-items: center; gap: 12px; min-block-size: 48px; }
input[type='radio'] { inline-size: 20px; block-size: 20px; accent-color: var(--palm); }
.note { margin: 16px 0 0; font-size: 14px; }
@media (max-width: 45rem) {
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { display: flex; flex-wrap: wrap; align-items: baseline; padding: 8px; border-block-end: 1px solid var(--line); }
  tbody tr:last-child { border-block-end: 0; }
  td { padding: 4px 8px; border: 0; white-space: normal; }
  td:has(form) { flex-basis: 100%; }
  td:empty { display: none; }
  form { display: grid; grid-template-columns: 1fr 1fr; }
}
.empty { padding: 24px 16px; border: 1px dashed var(--line-strong); border-radius: 16px; }
`;
