/** A rule gives the value that a sink may take, or null to refuse it. */
type Rule = (value: string, type: string, sink: string) => string | null;

/** The browser's Trusted Types, which some served browsers lack. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: Rule; createScriptURL: Rule }): object;
}

/**
 * Creates the only policy that the server's CSP admits (server/plugins/security.ts): scripts of
 * workers from our own origin, and HTML for MapLibre's attribution alone, which it parses into a
 * document without scripts and cleans. Everything else that could run a text as code throws.
 */
export function trustOwnWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => (sink === 'DOMParser parseFromString' ? html : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
