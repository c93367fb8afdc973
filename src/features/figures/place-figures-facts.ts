import {
  addressOf,
  breadcrumbs,
  type FactsSource,
  type OwnFacts,
  organization,
  withoutBrand,
} from '../../shell/site-facts.ts';
import { type FiguresSearch, figuresAddress, knownFigures, placeName, placeOf } from './place-figures.ts';

/** Facts of /district/{id} and /city/{id}; not indexed where the city's figures stand in. */
export const placeFiguresFacts =
  (kind: 'district' | 'city') =>
  (source: FactsSource): OwnFacts => {
    const { queryClient, i18n, language, params, search, title, description } = source;
    const place = placeOf(kind, params.id ?? '');
    const answer = place && knownFigures(queryClient, place, search as FiguresSearch);
    if (!answer?.own) return { isIndexed: false };
    const { city, neighborhood, own, day } = answer;
    const t = i18n.getFixedT(null, 'figures');
    const canonical = figuresAddress(answer);
    const trail = [
      { name: t('titleCity', { place: city.name }), path: `/city/${city.id}` },
      ...(neighborhood
        ? [{ name: t('titleDistrict', { place: neighborhood.name }), path: `/district/${neighborhood.id}` }]
        : []),
    ];
    return {
      canonical,
      linkedData: [
        {
          '@context': 'https://schema.org',
          '@type': 'Dataset',
          name: withoutBrand(title),
          description,
          inLanguage: language,
          url: addressOf(source, canonical),
          isAccessibleForFree: true,
          creator: organization(source),
          temporalCoverage: `${own.months[0]?.month}/${day}`,
          spatialCoverage: {
            '@type': 'Place',
            name: placeName(i18n, answer),
            address: { '@type': 'PostalAddress', addressCountry: 'SA', addressLocality: city.name },
          },
          variableMeasured: {
            '@type': 'PropertyValue',
            name: t(answer.kind?.purpose === 'for_rent' ? 'metre.rent' : 'metre.sale'),
            value: own.perMetre.median,
            minValue: own.perMetre.low,
            maxValue: own.perMetre.high,
            unitText: 'SAR',
          },
        },
        breadcrumbs(source, ...trail),
      ],
    };
  };
