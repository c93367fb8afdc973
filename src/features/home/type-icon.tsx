import {
  BedSingle,
  BriefcaseBusiness,
  Building,
  Building2,
  Columns2,
  GalleryVerticalEnd,
  House,
  LandPlot,
  Layers,
  type LucideIcon,
  PanelsTopLeft,
  Sofa,
  Store,
  Tractor,
  TreePalm,
  Warehouse,
  WavesLadder,
} from 'lucide-react';

/** The icons that property types name (contract: `PropertyType.icon`). */
const ICONS: Record<string, LucideIcon> = {
  building: Building,
  house: House,
  'columns-2': Columns2,
  'gallery-vertical-end': GalleryVerticalEnd,
  layers: Layers,
  sofa: Sofa,
  'bed-single': BedSingle,
  'tree-palm': TreePalm,
  'waves-ladder': WavesLadder,
  tractor: Tractor,
  'building-2': Building2,
  'land-plot': LandPlot,
  'briefcase-business': BriefcaseBusiness,
  store: Store,
  'panels-top-left': PanelsTopLeft,
  warehouse: Warehouse,
};

/** A property type's icon; a house for one that a newer server names. */
export function TypeIcon({ name, className }: { name: string; className?: string }) {
  const Icon = ICONS[name] ?? House;
  return <Icon aria-hidden className={className} />;
}
