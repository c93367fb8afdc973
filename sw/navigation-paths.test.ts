import { describe, expect, it } from 'vitest';
import { NOT_THE_APP, redirectOf } from './navigation-paths.ts';

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

describe('a link that marks came along with', () => {
  const site = 'https://rukn.example';

  it.each([
    ['/propertydetails/2\u200f', '/propertydetails/2'],
    ['/propertydetails/2،', '/propertydetails/2'],
    ['/propertydetails/2.', '/propertydetails/2'],
    ['/rental/٢', '/rental/2'],
    ['/propertielist?cityId=1،&typeId=٢', '/propertielist?cityId=1&typeId=2'],
  ])('is led to what is meant without the network: %s', (path, meant) => {
    const url = new URL(path, site);
    expect(isLeftToTheServer(url.pathname + url.search)).toBe(false);
    const answer = redirectOf(url);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, site + meant]);
  });

  it.each(['/propertydetails/2', '/%', '/propertydetails/%E0%A4%A', '/propertielist?q=شقة،'])(
    'opens %s from the shell as it is',
    (path) => expect(redirectOf(new URL(path, site))).toBeNull(),
  );
});
