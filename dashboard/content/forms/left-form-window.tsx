import { findCollection } from '../../../content/collections/index.ts';
import type { LeftForm } from '../../app/actions/notify.ts';
import { PointedRecord } from './record-window.tsx';

interface LeftFormWindowProps {
  readonly form: LeftForm;
  readonly onClose: () => void;
}

/** Reopens a record form that was left while it was saved, with its typed values. */
export const LeftFormWindow = ({ form: { base, id, parentId }, onClose }: LeftFormWindowProps) => {
  const collection = findCollection(base);
  return collection === undefined ? null : (
    <PointedRecord other={{ collection, id, parentId, editTarget: null }} onClose={onClose} />
  );
};
