/**
 * Paths of the sandbox's pages and forms; those of payments are the gateway's own
 * (sandbox-payments.ts).
 */
export const SANDBOX_PATH = '/sandbox';
export const SANDBOX_STYLE_PATH = '/sandbox/style.css';
export const SANDBOX_IDENTITY_PATH = '/sandbox/identity';
export const SANDBOX_CLOCK_PATH = '/sandbox/clock';
