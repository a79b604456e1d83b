import { useQuery } from '@tanstack/react-query';
import type { CalendarEvent } from '../../../calls/calendar.ts';
import { findCollection } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { ScheduleWindow } from '../../content/publishing/schedule-window.tsx';
import { recordCalls } from '../../app/records/record-calls.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';
import { titleOfEvent } from './event-line.tsx';

interface MoveEventProps {
  readonly event: CalendarEvent;
  readonly onClose: () => void;
}

/** Changes the times of a planned event, starting from the current state of the record. */
function MoveOf({ collection, event, onClose }: MoveEventProps & { readonly collection: Collection }) {
  const t = useTranslations();
  const calls = recordCalls(collection, event.category_id);
  const record = useQuery({
    queryKey: ['records', collection.base, 'planned', event.id],
    queryFn: ({ signal }) => calls.get({ id: event.id }, signal),
    staleTime: 0,
  });
  const title = titleOfEvent(event);
  const move = useAction(
    (publishing: Parameters<typeof calls.publish>[1]) => {
      if (record.data === undefined) throw new Error('The record is not loaded');
      return calls.publish(record.data, publishing, {});
    },
    { about: title, onDone: onClose },
  );
  if (record.data?.publishing === undefined || record.isFetching) {
    return (
      <Dialog title={t('scheduleTitleOf', { title })} size="small" onClose={onClose}>
        {record.isError ? <Retry error={record.error} onRetry={() => void record.refetch()} /> : <Loading />}
      </Dialog>
    );
  }
  return (
    <ScheduleWindow
      states={record.data.publishing}
      about={title}
      isPending={move.isPending}
      refusal={move.refusal?.text}
      onChoose={(languages, times) => move.start({ action: 'schedule', languages, ...times })}
      onClose={onClose}
    />
  );
}

/** See `MoveOf`. A record whose collection is no longer declared cannot be moved. */
export function MoveEvent(props: MoveEventProps) {
  const collection = findCollection(props.event.base);
  return collection === undefined ? null : <MoveOf {...props} collection={collection} />;
}
