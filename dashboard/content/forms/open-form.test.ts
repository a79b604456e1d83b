import { beforeAll, describe, expect, it, vi } from 'vitest';
import { categoryGallery } from '../../../content/collections/index.ts';
import { openForm } from './open-form.ts';
import { startValues } from './read-values.ts';

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
});

const title = (en: string) => ({ en, ar: 'جدار' });
const saved = (version: number, values: object) => ({
  id: 1,
  version,
  ...startValues(categoryGallery, null),
  ...values,
});
const open = (record: ReturnType<typeof saved> | null, kept: Parameters<typeof openForm>[1]['kept']) =>
  openForm(categoryGallery, { record, start: startValues(categoryGallery, record), kept });

describe('a form in which something was typed before', () => {
  it('has it again, in a new record and in the version that it was typed into', () => {
    const values = { title: title('Mine') };
    expect(open(null, { version: null, values })).toMatchObject({ values, restored: 'same', conflict: null });
    const record = saved(1, { title: title('Wall') });
    expect(open(record, { version: 1, values, from: { title: title('Wall') } })).toMatchObject({
      values,
      restored: 'same',
      conflict: null,
    });
  });

  it('takes over what was saved since in other fields', () => {
    const record = saved(2, { title: title('Wall'), path: '/theirs' });
    const kept = { version: 1, values: { title: title('Mine') }, from: { title: title('Wall') } };
    const opened = open(record, kept);
    expect(opened).toMatchObject({ restored: 'newer', conflict: null });
    expect(opened.values).toMatchObject({ title: title('Mine'), path: '/theirs' });
  });

  it('asks where the same was saved since, and where it is not known over what it was typed', () => {
    const record = saved(2, { title: title('Theirs') });
    const values = { title: title('Mine') };
    for (const from of [{ title: title('Wall') }, undefined]) {
      const { conflict } = open(record, { version: 1, values, from });
      expect(conflict?.choices).toEqual([{ wire: 'title', part: 'en' }]);
    }
  });
});
