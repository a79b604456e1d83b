import type { Dependents } from '../../../calls/links.ts';
import type { ListMessages } from '../../../language/list-messages.ts';
import { DependentList } from '../dependents/dependent-list.tsx';

interface LeftBehindProps {
  readonly dependents: Dependents;
  readonly tList: ListMessages;
}

/** Lists what refers to the deleted records: other records, and links to their pages. */
export function LeftBehind(props: LeftBehindProps) {
  return <DependentList {...props} sentences={{ naming: 'referenceLost', linking: 'linksLost' }} />;
}
