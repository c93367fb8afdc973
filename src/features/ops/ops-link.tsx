import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type OpsLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The path after /ops/. */
  to: string;
};

/** A link within the console. */
export function OpsLink({ to, ...rest }: OpsLinkProps) {
  return <Link to="/ops/$" params={{ _splat: to }} preload={false} {...rest} />;
}
