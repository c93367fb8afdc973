/**
 * What no crawler has business at: the API, the operators', what belongs to a person. Left open: the two
 * ways in, and favourites, which every page's tabs lead to and which show a guest the way in. `$` ends a path of
 * which a public one is the longer.
 */
const CLOSED = [
  '/api/',
  '/ops',
  '/sandbox',
  '/payments/',
  '/payment/',
  '/paymentfailed',
  '/paymentsuccess',
  '/otp',
  '/forgetPassword',
  '/changePassword',
  '/account',
  '/profile',
  '/setting',
  '/wallet',
  '/financialtransactions',
  '/addpaymentcard',
  '/paymentcards',
  '/advertisements',
  '/propertie$',
  '/propertie?',
  '/propertiecreate',
  '/propertieupdate/',
  '/propertymanagement',
  '/propertypreview/',
  '/propertyreservation/',
  '/mybankaccount',
  '/myproperty',
  '/myreports',
  '/myrents',
  '/myrequests',
  '/myreservations',
  '/propertyrequest',
  '/rental/',
  '/previewlist',
  '/previewdetails/',
  '/maintenance',
  '/createfinance/',
  '/maps',
];

/** robots.txt (RFC 9309), with the address of the sitemap. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}
