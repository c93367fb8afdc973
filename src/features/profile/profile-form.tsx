import { useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, CircleCheck, CloudUpload, Mail, RotateCcw, UserRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../../contract/limits.ts';
import { useDraft } from '../../device/draft-store.ts';
import { usePendingWrites, writeQueueOf } from '../../device/writes/page-queue.ts';
import { blobOf } from '../../lib/data-url.ts';
import { DraftSaved } from '../../shell/draft-saved.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { Notice } from '../../ui/notice.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { MobileField } from '../session/mobile-field.tsx';
import { AvatarField } from './avatar-field.tsx';
import { useSaveProfile } from './mutations.ts';
import {
  changedFields,
  draftedFields,
  isChanged,
  type ProfileFields,
  profileDraft,
  savedFields,
} from './profile-draft.ts';

/**
 * core §2 and §5: picture, full name, e-mail, and the identity service's mobile where there is one.
 */
export function ProfileForm({ user }: { user: Answer<'profile.get'>['user'] }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const queue = writeQueueOf(useQueryClient());
  const waiting = usePendingWrites().find(({ call, failure }) => call.name === 'profile.save' && !failure);
  const { mutate, error, isPending, reset } = useSaveProfile();
  const saved = savedFields(user);
  const fields = draftedFields(saved, useDraft(profileDraft));
  const [isRestored, setRestored] = useState(() => isChanged(changedFields(fields, saved)));
  const [isNameMissing, setNameMissing] = useState(false);
  const picture = fields.avatar === null ? user.avatar : fields.avatar || null;
  const wrong = error?.fields ?? {};

  const change = (changes: Partial<ProfileFields>) => {
    setRestored(false);
    // The last save's errors no longer apply.
    if (error) reset();
    profileDraft.change(changedFields({ ...fields, ...changes }, saved));
  };
  const discard = () => {
    change(saved);
    if (waiting) void queue.discard(waiting);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const isMissing = fields.name.trim() === '';
    setNameMissing(isMissing);
    if (isMissing) {
      const field = event.currentTarget.querySelector<HTMLInputElement>('[name="name"]');
      if (field) focusField(field);
      return;
    }
    mutate(toSave(fields, user.abshirMobile !== null), {
      onSuccess: ({ state }) => {
        setRestored(false);
        if (state === 'sent') toast.show({ message: t('profile.saved'), icon: <CircleCheck aria-hidden /> });
      },
    });
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {error ? (
        <div>
          <ErrorAlert key={error.message} error={error} title={t('profile.saveFailed')} />
          <DraftSaved error={error} draft={profileDraft} />
        </div>
      ) : null}
      {waiting || isRestored ? <ProfileUnsaved isWaiting={Boolean(waiting)} onDiscard={discard} /> : null}
      <Panel className="flex flex-col items-center gap-4 p-5">
        <AvatarField
          name={fields.name}
          picture={picture}
          isUnsaved={fields.avatar !== null && !waiting}
          error={wrong.avatar}
          onChange={(avatar) => change({ avatar: avatar === '' && user.avatar === null ? null : avatar })}
        />
        <div className="flex flex-wrap items-center justify-center gap-2 text-small text-ink-2">
          <Num>{user.mobile}</Num>
          {user.identity ? (
            <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
              {t('profile.verified')}
            </Badge>
          ) : null}
        </div>
      </Panel>
      <TextField
        label={t('profile.name')}
        icon={<UserRound aria-hidden />}
        name="name"
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        value={fields.name}
        onChange={(event) => {
          setNameMissing(false);
          change({ name: event.target.value });
        }}
        error={isNameMissing ? t('profile.nameMissing') : wrong.name}
      />
      <TextField
        ltr
        label={t('profile.email')}
        optional={t('profile.optional')}
        icon={<Mail aria-hidden />}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        value={fields.email}
        onChange={(event) => change({ email: event.target.value })}
        error={wrong.email}
      />
      {user.abshirMobile === null ? null : (
        <MobileField
          label={t('profile.abshirMobile')}
          optional={t('profile.optional')}
          name="abshirMobile"
          value={fields.abshirMobile}
          onChange={(abshirMobile) => change({ abshirMobile })}
          error={wrong.abshirMobile}
        />
      )}
      <Button type="submit" tall block busy={isPending} busyLabel={t('profile.saving')}>
        {t('profile.save')}
      </Button>
    </form>
  );
}

/** The input of a save: the fields, and the picture if there is a new one. */
function toSave({ name, email, abshirMobile, avatar }: ProfileFields, hasAbshirMobile: boolean) {
  return {
    fields: {
      name,
      email,
      ...(hasAbshirMobile && { abshirMobile }),
      ...(avatar === '' && { removeAvatar: true }),
    },
    avatar: avatar ? blobOf(avatar) : null,
  };
}

interface ProfileUnsavedProps {
  /** It was saved without a network, and is sent once there is one. */
  isWaiting: boolean;
  onDiscard: () => void;
}

/** Says that the form has unsaved changes, with a button that discards them. */
function ProfileUnsaved({ isWaiting, onDiscard }: ProfileUnsavedProps) {
  const { t } = useTranslation('account');
  return (
    <Notice
      icon={isWaiting ? <CloudUpload aria-hidden /> : <RotateCcw aria-hidden />}
      className="rounded-field"
      action={
        <button type="button" onClick={onDiscard} className={buttonClasses({ variant: 'quiet' })}>
          {t('profile.discard')}
        </button>
      }
    >
      {t(isWaiting ? 'profile.waits' : 'profile.restored')}
    </Notice>
  );
}
