import { Check, CheckCheck, Clock, Lock, type LucideIcon, Search, X } from 'lucide-react';
import type {
  FinanceStatus,
  PropertyRequestStatus,
  ServiceRequestStatus,
} from '../../../contract/request-statuses.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

export type RequestStatus = ServiceRequestStatus | FinanceStatus | PropertyRequestStatus;

export const STATUS_LOOKS: Record<RequestStatus, { tone: BadgeTone; Icon: LucideIcon }> = {
  received: { tone: 'info', Icon: Clock },
  under_way: { tone: 'info', Icon: Search },
  under_review: { tone: 'info', Icon: Search },
  done: { tone: 'success', Icon: CheckCheck },
  approved: { tone: 'success', Icon: CheckCheck },
  answered: { tone: 'success', Icon: Check },
  rejected: { tone: 'danger', Icon: X },
  declined: { tone: 'danger', Icon: X },
  closed: { tone: 'plain', Icon: Lock },
};

/** Whether a status ends a request; a property request only ends by being closed. */
export function isOver(status: RequestStatus): boolean {
  return ['done', 'rejected', 'approved', 'declined', 'closed'].includes(status);
}

/** The server's label of a request's status; one that only a newer server sends is plain. */
export function RequestBadge({ status, labels }: { status: RequestStatus; labels: Record<string, string> }) {
  const { tone, Icon } = STATUS_LOOKS[status] ?? { tone: 'plain', Icon: Clock };
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {labels[status] ?? status}
    </Badge>
  );
}
