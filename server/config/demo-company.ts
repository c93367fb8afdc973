/**
 * Example company data, used outside production if no company setting is set, so that every part of
 * the app that shows it can be seen. It names no real company: the addresses are home pages of the
 * services, or of a domain reserved for examples (RFC 2606).
 */
const demoCompany = {
  SUPPORT_PHONE: '920000000',
  SUPPORT_EMAIL: 'help@rukn.example',
  SUPPORT_CHAT_URL: 'https://wa.me/',
  SUPPORT_HOURS_AR: 'الأحد إلى الخميس، 9 ص إلى 6 م',
  SUPPORT_HOURS_EN: 'Sunday to Thursday, 9 am to 6 pm',
  SOCIAL_X: 'https://x.com/',
  SOCIAL_INSTAGRAM: 'https://www.instagram.com/',
  SOCIAL_SNAPCHAT: 'https://www.snapchat.com/',
  APP_STORE_URL: 'https://apps.apple.com/sa/',
  GOOGLE_PLAY_URL: 'https://play.google.com/store/apps?gl=SA',
  LICENSE_IMAGE: '/art/sample-licence.svg',
  TAX_IMAGE: '/art/sample-tax.svg',
  SELLER_NAME_AR: 'شركة ركن العقارية',
  SELLER_NAME_EN: 'Rukn Real Estate Company',
  SELLER_VAT_NUMBER: '300000000000003',
};

const COMPANY_SETTING = /^(?:SUPPORT_|SOCIAL_|APP_STORE_|GOOGLE_PLAY_|LICENSE_|TAX_|SELLER_)/;

/** Adds the demo company's settings, unless any is set or this is production. */
export function withDemoCompany(settings: Record<string, string>): Record<string, string> {
  const isNamed = Object.keys(settings).some((name) => COMPANY_SETTING.test(name));
  return isNamed || settings.NODE_ENV === 'production' ? settings : { ...demoCompany, ...settings };
}
