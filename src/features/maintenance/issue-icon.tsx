import {
  AirVent,
  Bug,
  Droplets,
  Hammer,
  Heater,
  type LucideIcon,
  PaintRoller,
  WashingMachine,
  Waves,
  Wrench,
  Zap,
} from 'lucide-react';

/** The icons that kinds of issue name (contract: `Issue.icon`). */
const ICONS: Record<string, LucideIcon> = {
  'air-vent': AirVent,
  droplets: Droplets,
  zap: Zap,
  'washing-machine': WashingMachine,
  heater: Heater,
  waves: Waves,
  hammer: Hammer,
  'paint-roller': PaintRoller,
  bug: Bug,
};

/** An issue's icon; a wrench for one that a newer server names. */
export function IssueIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? Wrench;
  return <Icon aria-hidden />;
}
