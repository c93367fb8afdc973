import { beforeEach, describe, expect, it } from 'vitest';
import { adDraft, beginEdit, clearDraft, isTouched, takeBackKind } from './ad-draft.ts';
import { NO_FIELDS } from './ad-fields.ts';

beforeEach(() => {
  clearDraft(null);
  clearDraft(9);
});

describe('the choice of documentation, taken back once it is sent', () => {
  it('leaves nothing where nothing else was typed', () => {
    const draft = adDraft(null);
    draft.change({ ownerType: 'documentation', step: 'documentation' });
    takeBackKind();
    expect(isTouched(draft.current())).toBe(false);
    expect(draft.current()).toMatchObject({ ownerType: '', step: '' });
  });

  it('leaves what was typed of an ad', () => {
    const draft = adDraft(null);
    draft.change({ title: 'شقة هادئة', ownerType: 'documentation', step: 'documentation' });
    takeBackKind();
    expect(draft.current()).toMatchObject({ title: 'شقة هادئة', ownerType: '', step: '' });
  });
});

describe('an ad that is edited and waits half changed', () => {
  const plain = { ...NO_FIELDS, title: 'فيلا', isFeatured: 'yes', adDuration: '2' };
  const paid = {
    ...NO_FIELDS,
    title: 'فيلا',
    isFeatured: 'yes',
    wasFeatured: 'yes',
    featuredUntil: '2026-12-01T09:00:00.000Z',
  };

  it('is featured once its days are paid for, and keeps what was changed', () => {
    beginEdit(9, plain);
    adDraft(9).change({ title: 'فيلا جديدة', isFeatured: '', adDuration: '' });
    beginEdit(9, paid);
    const { featuredUntil } = paid;
    expect(adDraft(9).current()).toMatchObject({
      title: 'فيلا جديدة',
      isFeatured: 'yes',
      wasFeatured: 'yes',
      featuredUntil,
    });
  });

  it('is plain again once they have run out', () => {
    beginEdit(9, paid);
    adDraft(9).change({ title: 'فيلا جديدة' });
    beginEdit(9, { ...NO_FIELDS, title: 'فيلا' });
    expect(adDraft(9).current()).toMatchObject({
      title: 'فيلا جديدة',
      isFeatured: '',
      wasFeatured: '',
      featuredUntil: '',
    });
  });

  it('keeps the duration that was chosen and is not paid for', () => {
    beginEdit(9, { ...NO_FIELDS, title: 'فيلا' });
    adDraft(9).change({ isFeatured: 'yes', adDuration: '3' });
    beginEdit(9, { ...NO_FIELDS, title: 'فيلا' });
    expect(adDraft(9).current()).toMatchObject({ isFeatured: 'yes', adDuration: '3' });
  });
});
