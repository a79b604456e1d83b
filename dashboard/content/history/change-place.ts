import type { Change } from '../../../calls/history.ts';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import { recordScreen } from '../../app/records/record-screen.ts';

/** The path of the screen that edits the changed record, or of its list; `null` if it no longer exists. */
export function changePlace({ collection: slug, entry_id: id, category_id: parentId, action, is_there }: Change) {
  if (action === 'reorder' || isSettingsGroup({ base: slug })) return recordScreen({ base: slug, id: null, parentId });
  return is_there ? recordScreen({ base: slug, id, parentId }) : null;
}
