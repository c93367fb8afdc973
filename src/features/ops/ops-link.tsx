import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type OpsLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The path after /ops/. */
  to: string;
  /** Within a queue: its search, sort and filter stay. */
  keepsSearch?: boolean;
};

/** A link within the console. */
export function OpsLink({ to, keepsSearch = false, ...rest }: OpsLinkProps) {
  return (
    <Link to="/ops/$" params={{ _splat: to }} search={keepsSearch ? true : {}} preload={false} {...rest} />
  );
}
