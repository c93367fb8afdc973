import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

function errorsOf(env: Record<string, string>) {
  return readConfig(env).errors;
}

describe('readConfig', () => {
  it('needs no setting at all', () => {
    expect(readConfig({}).config).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      dataDir: '.data',
      databaseUrl: undefined,
      isProduction: false,
      isSandbox: true,
      isWorkerKilled: false,
      logLevel: 'info',
      publicUrl: null,
      trustProxy: false,
    });
  });

  it('takes an empty setting as not given', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }).config).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it.each(['31234567890123', '210000000000003', '310000000000004', '3100000000000031', '3١0000000000003'])(
    'starts with no malformed VAT number: %s',
    (number) => {
      expect(errorsOf({ NODE_ENV: 'production', SELLER_VAT_NUMBER: number })).toEqual([
        `SELLER_VAT_NUMBER must be 15 digits that begin and end with 3, not "${number}"`,
      ]);
    },
  );

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc"'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, not "0"'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, not "70000"'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 1 to 65535, not "-1"'],
    [{ HOST: 'a b' }, 'HOST must be an address or a host name, not "a b"'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, test, production, not "prod"'],
    [{ ALLOW_SANDBOX: 'maybe' }, 'ALLOW_SANDBOX must be 1 or 0, not "maybe"'],
    [{ SW_KILL: 'now' }, 'SW_KILL must be 1 or 0, not "now"'],
    [
      { TRUST_PROXY: 'all' },
      'TRUST_PROXY must list addresses of proxies such as loopback or 10.0.0.0/8, not "all"',
    ],
    [{ SUPPORT_EMAIL: 'me' }, 'SUPPORT_EMAIL must be an e-mail address, not "me"'],
    [
      { TAX_IMAGE: 'tax.png' },
      'TAX_IMAGE must be a path such as /licence.png or an https address, not "tax.png"',
    ],
    [
      { MOYASAR_API_URL: 'http://moyasar.example/v1' },
      'MOYASAR_API_URL must be an https address such as https://api.moyasar.com/v1, not "http://moyasar.example/v1"',
    ],
    [
      { SOCIAL_X: 'javascript:1' },
      'SOCIAL_X must be a web address such as https://example.com/page, not "javascript:1"',
    ],
  ])('says in one line what is wrong with %o', (env, line) => {
    expect(errorsOf(env)).toEqual([line]);
  });

  it('names each wrong setting once, and all of them', () => {
    expect(errorsOf({ PORT: 'x', LOG_LEVEL: 'loud', PUBLIC_URL: 'nowhere' })).toEqual([
      'PORT must be a whole number from 1 to 65535, not "x"',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
      'PUBLIC_URL must be a web address such as https://example.com/page, not "nowhere"',
    ]);
  });

  it('never repeats a database address, which may hold a password', () => {
    expect(errorsOf({ DATABASE_URL: 'mysql://me:secret@host/name' })?.join()).not.toContain('secret');
  });

  it('refuses the sandbox in production unless it is allowed', () => {
    expect(errorsOf({ NODE_ENV: 'production', PUBLIC_URL: 'https://rukn.example' })).toEqual([
      'ALLOW_SANDBOX must be 1 with NODE_ENV=production, as no payment, SMS, and identity service is configured',
    ]);
    expect(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).config).toMatchObject({
      isProduction: true,
    });
  });

  it('asks for its own address in production, a trial with the sandbox aside', () => {
    expect(errorsOf({ NODE_ENV: 'production' })?.[1]).toBe(
      'PUBLIC_URL must be set with NODE_ENV=production: the address under which the public reaches the service',
    );
  });

  it('takes the settings of a service together or not at all', () => {
    expect(errorsOf({ UNIFONIC_APP_SID: 'secret-sid' })).toEqual([
      'UNIFONIC_SENDER must be set too, as UNIFONIC_APP_SID is',
    ]);
    expect(errorsOf({ NAFATH_URL: 'https://nafath.example', NAFATH_APP_ID: 'id' })).toEqual([
      'NAFATH_APP_KEY, NAFATH_SERVICE must be set too, as NAFATH_URL, NAFATH_APP_ID is',
    ]);
    const services = {
      UNIFONIC_APP_SID: 'sid',
      UNIFONIC_SENDER: 'RUKN',
      NAFATH_URL: 'https://nafath.example/',
      NAFATH_APP_ID: 'id',
      NAFATH_APP_KEY: 'key',
      NAFATH_SERVICE: 'Login',
    };
    expect(readConfig(services).config).toMatchObject({
      unifonic: { appSid: 'sid', senderId: 'RUKN' },
      nafath: { url: 'https://nafath.example', appId: 'id', appKey: 'key', service: 'Login' },
    });
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://rukn.example' };
    expect(errorsOf({ ...services, ...production })).toEqual([
      'ALLOW_SANDBOX must be 1 with NODE_ENV=production, as no payment service is configured',
    ]);
    expect(readConfig({}).config).toMatchObject({ unifonic: null, nafath: null });
  });

  describe('of notifications on devices', () => {
    const pair = {
      VAPID_SUBJECT: 'mailto:ops@rukn.example',
      VAPID_PUBLIC_KEY:
        'BIuy9d0U-VigQ9LNvA7nL4SPLThw8KY_Zi9-zklZYk1br1i3rd_NzQLHukMzkhK_MKrZSgR8T_VUsPBru9oVboo',
      VAPID_PRIVATE_KEY: 'kCKNIidMkZzJ2Dya0Do5nnIX5s2xA70sG3xUqBN_H-I',
    };

    it('takes a pair of keys', () => {
      const { config } = readConfig({
        ...pair,
        PUSH_SERVICES: 'push.example.com, .example.net,localhost:8443',
      });
      const { VAPID_SUBJECT: subject, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = pair;
      expect(config?.push).toEqual({
        vapid: { subject, publicKey, privateKey },
        services: ['push.example.com', '.example.net', 'localhost:8443'],
        maySandboxStandIn: true,
      });
    });

    it('has a sandbox by default, and none in production, which needs no keys to start', () => {
      expect(readConfig({}).config?.push).toEqual({ vapid: null, services: [], maySandboxStandIn: true });
      const allowed = readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).config;
      expect(allowed?.push.maySandboxStandIn).toBe(true);
      expect(errorsOf({ NODE_ENV: 'production' })?.join()).not.toMatch(/VAPID|push/i);
    });

    it.each([
      [{ VAPID_SUBJECT: 'me' }, /^VAPID_SUBJECT must be mailto:\S+ or an https address, not "me"$/],
      [{ VAPID_SUBJECT: 'http://rukn.example' }, /^VAPID_SUBJECT must be .*not "http:\/\/rukn.example"$/],
      [{ VAPID_PUBLIC_KEY: 'short' }, /^VAPID_PUBLIC_KEY must be 65 bytes in base64url, as .*push keys/],
      [{ VAPID_PRIVATE_KEY: 'short' }, /^VAPID_PRIVATE_KEY must be 32 bytes in base64url, as .*push keys/],
      [
        { VAPID_PRIVATE_KEY: 'A'.repeat(43) },
        /^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: .*push keys/,
      ],
      [{ VAPID_SUBJECT: '' }, /^VAPID_SUBJECT must be set too, as VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY is$/],
      [{ PUSH_SERVICES: 'https://a.example' }, /^PUSH_SERVICES must list hosts such as .*not "https:/],
    ])('says in one line what is wrong with %o, and repeats no key', (wrong, line) => {
      const errors = errorsOf({ ...pair, ...wrong });
      expect(errors).toHaveLength(1);
      expect(errors?.[0]).toMatch(line);
      expect(errors?.[0]).not.toContain(pair.VAPID_PRIVATE_KEY);
      expect(errors?.[0]).not.toContain('short');
    });
  });

  it('reads the proxies that are trusted', () => {
    expect(readConfig({ TRUST_PROXY: 'loopback' }).config?.trustProxy).toEqual(['loopback']);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).config?.trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it('lists only the social networks that are set', () => {
    expect(readConfig({ SOCIAL_TIKTOK: 'https://example.com/t' }).config?.company.social).toEqual([
      { network: 'tiktok', url: 'https://example.com/t' },
    ]);
  });
});
