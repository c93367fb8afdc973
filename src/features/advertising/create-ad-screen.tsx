import { getRouteApi } from '@tanstack/react-router';
import { AdWizard } from './ad-wizard.tsx';

const route = getRouteApi('/_shell/_account/propertiecreate');

/** /propertiecreate (services §2): the wizard over a new ad. */
export function CreateAdScreen() {
  return <AdWizard propertyId={null} wanted={route.useSearch().step} />;
}
