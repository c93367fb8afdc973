import { describe, expect, it } from 'vitest';
import { NOT_THE_APP } from './navigation-paths.ts';

const isLeftToTheServer = (path: string) => NOT_THE_APP.some((pattern) => pattern.test(path));

describe('navigations', () => {
  it.each([
    '/',
    '/propertielist?q=villa.1',
    '/propertydetails?id=3',
    '/documents',
    '/apiary',
    '/payment/success?x=a.b',
  ])('opens %s from the shell', (path) => {
    expect(isLeftToTheServer(path)).toBe(false);
  });

  it.each([
    '/docs',
    '/docs/json',
    '/api/settings',
    '/media/p/1-400.avif',
    '/healthz',
    '/readyz',
    '/sw-kill',
    '/sandbox',
    '/sandbox/pay/12?amount=5',
    '/payments/return/RK7M2QX9T4',
    '/robots.txt',
    '/manifest.webmanifest',
    '/icons/icon-512.png?v=2',
  ])('leaves %s to the server', (path) => {
    expect(isLeftToTheServer(path)).toBe(true);
  });
});
