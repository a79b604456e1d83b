import type { Change } from '../../../calls/history.ts';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import { recordScreen } from '../../app/records/record-screen.ts';

/** The path of the screen that edits the changed record, or of its list; `null` if it no longer exists. */
export function changePlace({ collection: base, entry_id: id, category_id: parentId, action, is_there }: Change) {
  if (action === 'reorder' || isSettingsGroup({ base })) return recordScreen({ base, id: null, parentId });
  return is_there ? recordScreen({ base, id, parentId }) : null;
}
