import { type FormEvent, useId, useState } from 'react';
import { issueSentence } from '../../content/issue-sentence.ts';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { formatInteger } from '../../language/format.ts';
import { issuesOf } from '../call.ts';
import { currentLanguage } from '../current-language.ts';
import { Question } from '../dialogs/question.tsx';
import { Window } from '../dialogs/window.tsx';
import { momentOf } from '../history/change-words.ts';
import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { type Backup, type Counts, useBackupCall } from './use-backups.ts';

export const countWords = {
  records: 'countRecords',
  files: 'countFiles',
  enquiries: 'countEnquiries',
  messages: 'countMessages',
  subscribers: 'countSubscribers',
} as const satisfies Record<keyof Counts, DashboardWord>;

export const countNames = ['records', 'files', 'enquiries', 'messages', 'subscribers'] as const;

interface QuestionProps {
  readonly backup: Backup;
  readonly onClose: () => void;
}

export function DeleteBackup({ backup, onClose }: QuestionProps) {
  const say = useWords();
  const notify = useNotify();
  const remove = useBackupCall(({ name }: Backup) => ({ path: `/backups/${name}`, method: 'DELETE' }));
  return (
    <Question
      text={say('backupDeleteQuestion')}
      isBusy={remove.isPending}
      refusal={remove.isError ? remove.error.message || say('unreachable') : ''}
      onNo={onClose}
      onYes={() =>
        remove.mutate(backup, {
          onSuccess: ({ message }) => {
            notify({ text: message });
            onClose();
          },
        })
      }
    >
      <p className="text-muted">{momentOf(backup.madeAt)}</p>
    </Question>
  );
}

/**
 * Asks before a backup takes the place of the site, with what there is now beside what there will be; and for the
 * password, because a backup brings along who may log in.
 */
export function RestoreQuestion({ backup, present, onClose }: QuestionProps & { readonly present: Counts }) {
  const say = useWords();
  const language = currentLanguage();
  const id = useId();
  const [password, setPassword] = useState('');
  const restore = useBackupCall((sent: string) => ({
    path: `/backups/${backup.name}/restore`,
    method: 'POST',
    body: { password: sent },
  }));
  const [issue] = issuesOf(restore.error);

  function submit(event: FormEvent): void {
    event.preventDefault();
    restore.mutate(password, { onSuccess: onClose });
  }

  return (
    <Window title={say('restoreQuestion')} size="small" onClose={onClose}>
      <form className="grid gap-5" aria-busy={restore.isPending} onSubmit={submit}>
        <p>{say('restoreLoss', { moment: momentOf(backup.madeAt) })}</p>
        <table className="w-full text-sm">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="sr-only">
                {say('backup')}
              </th>
              <th scope="col" className="py-1 text-end font-medium">
                {say('restoreNow')}
              </th>
              <th scope="col" className="py-1 text-end font-medium">
                {say('restoreThen')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {countNames.map((name) => (
              <tr key={name}>
                <th scope="row" className="py-1 text-start font-normal">
                  {say(countWords[name])}
                </th>
                <td className="py-1 text-end">{formatInteger(present[name], language)}</td>
                <td className="py-1 text-end">{formatInteger(backup.counts[name], language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-sm text-muted">{say('restoreLogin')}</p>
        <div className="field">
          <label htmlFor={id} className="field-label">
            {say('restorePassword')}
          </label>
          <input
            id={id}
            className="input"
            type="password"
            name="password"
            autoComplete="current-password"
            dir="ltr"
            required
            value={password}
            onChange={({ currentTarget: { value } }) => setPassword(value)}
          />
        </div>
        {restore.isError && (
          <p role="alert" className="alert">
            {issue === undefined ? restore.error.message || say('unreachable') : issueSentence(issue, language)}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <button type="button" className="button" onClick={onClose}>
            {say('no')}
          </button>
          <button type="submit" className="button primary" disabled={restore.isPending}>
            {say(restore.isPending ? 'wait' : 'yes')}
          </button>
        </div>
      </form>
    </Window>
  );
}
