import type { ManifestOptions } from 'vite-plugin-pwa';

/** --ground of the light theme, so that the splash screen matches the first paint. */
const GROUND = '#fbf8f3';

const PNG = 'image/png';

/**
 * The web app manifest (W3C Application Manifest): Arabic first, the colour of the first paint. Its
 * image files are in public/icons and public/screenshots.
 */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'ركن — عقارات السعودية',
  short_name: 'ركن',
  description:
    'عقارات للإيجار والبيع والاستثمار في كل مناطق السعودية، قريبة منك وعلى الخريطة، حتى دون اتصال.',
  lang: 'ar',
  dir: 'rtl',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  background_color: GROUND,
  theme_color: GROUND,
  categories: ['lifestyle', 'business', 'shopping'],
  prefer_related_applications: false,
  // A link opened from another app reuses the open window instead of opening a second one.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  handle_links: 'preferred',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: PNG, purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: PNG, purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: PNG, purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: PNG, purpose: 'monochrome' },
  ],
  shortcuts: [
    {
      name: 'ابحث عن عقار',
      short_name: 'ابحث',
      url: '/propertielist',
      icons: [{ src: '/icons/shortcut-search-96.png', sizes: '96x96', type: PNG }],
    },
    {
      name: 'المفضلة',
      url: '/favorite',
      icons: [{ src: '/icons/shortcut-favourites-96.png', sizes: '96x96', type: PNG }],
    },
  ],
  // When a listing's link is shared to the app, the app opens that listing
  share_target: {
    action: '/propertydetails',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  screenshots: [
    {
      src: '/screenshots/phone-home.png',
      sizes: '780x1688',
      type: PNG,
      form_factor: 'narrow',
      label: 'الرئيسية: عقارات قريبة منك',
    },
    {
      src: '/screenshots/phone-list.png',
      sizes: '780x1688',
      type: PNG,
      form_factor: 'narrow',
      label: 'نتائج البحث بالسعر والحي والمساحة',
    },
    {
      src: '/screenshots/desktop-home.png',
      sizes: '1920x1200',
      type: PNG,
      form_factor: 'wide',
      label: 'الرئيسية على شاشة واسعة',
    },
  ],
};
