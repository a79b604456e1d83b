import { describe, expect, it } from 'vitest';
import { readAnswer } from './post-enquiry.ts';

const good = { ok: true, status: 200 };

describe('the answer to an enquiry', () => {
  it('says that it was taken in its field, or by its status alone where the form is judged by it', () => {
    expect(readAnswer(good, { success: true }, false).isTaken).toBe(true);
    expect(readAnswer(good, { success: 'yes' }, false).isTaken).toBe(false);
    expect(readAnswer(good, null, true).isTaken).toBe(true);
    expect(readAnswer({ ok: false, status: 500 }, { success: true }, false).isTaken).toBe(false);
  });

  it('names the fields that are missing and those that are refused', () => {
    const issues = [{ path: 'name', code: 'required' }, { path: 'phone', code: 'unlikelyPhone' }, 'no issue'];
    expect(readAnswer({ ok: false, status: 400 }, { issues, message: 'No' }, false)).toEqual({
      isTaken: false,
      status: 400,
      reason: 'No',
      issues: [
        { path: 'name', isMissing: true, isUnlikely: false },
        { path: 'phone', isMissing: false, isUnlikely: true },
      ],
    });
  });

  it.each([[null], ['text'], [[]], [{ issues: 'none', message: 5 }]])('may be anything: %j', (body) => {
    expect(readAnswer(good, body, false)).toEqual({ isTaken: false, status: 200, reason: '', issues: [] });
  });
});
