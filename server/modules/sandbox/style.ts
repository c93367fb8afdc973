/** The look of /sandbox, in the colours of the app's tokens; a file of its own, as the policy allows no inline style. */
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
.approved { color: var(--palm); }
.rejected { color: var(--danger); }
.pending, .expired { color: var(--warn); }
@media (max-width: 45rem) {
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { display: flex; flex-wrap: wrap; align-items: baseline; padding: 8px; border-block-end: 1px solid var(--line); }
  tbody tr:last-child { border-block-end: 0; }
  td { padding: 4px 8px; border: 0; }
  td:has(form) { flex-basis: 100%; }
  td:empty { display: none; }
  form { display: grid; grid-template-columns: 1fr 1fr; }
}
.empty { padding: 24px 16px; border: 1px dashed var(--line-strong); border-radius: 16px; }
`;
