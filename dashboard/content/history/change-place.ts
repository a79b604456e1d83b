import type { Change } from '../../../calls/history.ts';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import { recordScreen } from '../../app/records/record-screen.ts';

/** Where what was changed is edited: the page of the record, or its list; `null` where it is not there any more. */
export function changePlace({ collection: base, entry_id: id, category_id: parentId, action, is_there }: Change) {
  if (action === 'reorder' || isSettingsGroup({ base })) return recordScreen({ base, id: null, parentId });
  return is_there ? recordScreen({ base, id, parentId }) : null;
}
