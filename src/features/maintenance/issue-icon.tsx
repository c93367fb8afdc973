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

/** The icons by the names of `Issue.icon` in the contract. */
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

/** An issue's icon; a wrench for a newer server's name. */
export function IssueIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? Wrench;
  return <Icon aria-hidden />;
}
