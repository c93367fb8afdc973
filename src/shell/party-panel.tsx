import { MessageCircle, Phone } from 'lucide-react';
import { Avatar } from '../ui/avatar.tsx';
import { buttonClasses } from '../ui/button.tsx';
import { Num } from '../ui/num.tsx';
import { Panel } from '../ui/panel.tsx';

interface PartyPanelProps {
  /** Names the panel to screen readers. */
  title?: string;
  name: string;
  /** Who they are, where two parties are shown. */
  role?: string | undefined;
  /** As in `05…`; null where the other party does not show it. */
  mobile: string | null;
  /** In place of the mobile that is not shown. */
  hiddenNote?: string;
  /** The message that WhatsApp opens with. */
  message: string;
  texts: { whatsApp: string; call: string };
}

/** The other party, by a WhatsApp link and a phone link, which also stand there offline. */
export function PartyPanel({ title, name, role, mobile, hiddenNote, message, texts }: PartyPanelProps) {
  return (
    <Panel>
      {title ? <h2 className="sr-only">{title}</h2> : null}
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          {role ? <p className="text-small text-ink-2">{role}</p> : null}
          <p className="truncate font-semibold">{name}</p>
          <p className="text-small text-ink-2">{mobile ? <Num>{mobile}</Num> : hiddenNote}</p>
        </div>
      </div>
      {mobile ? (
        <div className="mt-4 flex flex-wrap gap-2">
          <a
            href={`https://wa.me/${mobile.replace(/^0/, '966')}?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ variant: 'tint', className: 'flex-[1.25]' })}
          >
            <MessageCircle aria-hidden />
            <span>{texts.whatsApp}</span>
          </a>
          <a href={`tel:${mobile}`} className={buttonClasses({ variant: 'second', className: 'flex-1' })}>
            <Phone aria-hidden />
            <span>{texts.call}</span>
          </a>
        </div>
      ) : null}
    </Panel>
  );
}
