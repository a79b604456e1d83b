import { Link } from 'react-router';
import type { BrokenLink } from '../../calls/links.ts';
import { findCollection } from '../../content/collections/index.ts';
import { headingOf } from '../../content/derive/screens.ts';
import { fieldLabel } from '../../content/field-labels.ts';
import { settings } from '../../content/settings.ts';
import { wireName } from '../../fields/field.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { currentLanguage } from '../current-language.ts';
import { Retry } from '../shell/retry.tsx';
import { useWords } from '../words.ts';
import { textOf } from '../records/wire-record.ts';
import { recordScreen } from '../records/record-screen.ts';
import { useBrokenLinks } from './use-broken-links.ts';

function BrokenLinkLine({ broken }: { readonly broken: BrokenLink }) {
  const say = useWords();
  const language = currentLanguage();
  const collection = findCollection(broken.base) ?? settings.find(({ base }) => base === broken.base);
  const declared = Object.entries(collection?.fields ?? {}).find(
    ([name, field]) => wireName(name, field) === broken.field,
  );
  const field = (declared && fieldLabel(...declared)?.[language]) ?? broken.field;
  const title = textOf(broken.title) || `#${broken.id}`;
  const screen = recordScreen({ ...broken, parentId: broken.category_id });
  const place = say('linkFoundIn', { field, title });
  return (
    <li className="grid gap-0.5 py-3 wrap-anywhere">
      <p>
        <bdi dir="ltr" className="font-medium">
          {broken.link}
        </bdi>
      </p>
      <p className="text-sm text-muted">
        {collection !== undefined && `${headingOf(collection)[language]} · `}
        {screen === null ? (
          place
        ) : (
          <Link to={screen} className="link">
            {place}
          </Link>
        )}
      </p>
    </li>
  );
}

/** Every link that leads nowhere, with the record to mend. */
export function BrokenLinks() {
  const say = useWords();
  const broken = useBrokenLinks();
  return (
    <section className="card grid gap-2 p-5" aria-labelledby="broken-links">
      <h3 id="broken-links" className="text-lg font-medium">
        {say('brokenLinks')}
      </h3>
      {broken.isPending && <Waiting />}
      {broken.isError && <Retry error={broken.error} onRetry={() => void broken.refetch()} />}
      {broken.data?.length === 0 && <p className="text-muted">{say('noBrokenLinks')}</p>}
      <ul className="divide-y divide-line">
        {broken.data?.map((each) => (
          <BrokenLinkLine key={`${each.base}/${each.id}/${each.field}/${each.link}`} broken={each} />
        ))}
      </ul>
    </section>
  );
}
