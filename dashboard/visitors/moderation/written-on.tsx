import { Link } from 'react-router';
import type { ModeratedPost } from '../../../calls/moderation.ts';
import { communityPosts } from '../../../content/collections/index.ts';
import { inLanguage } from '../../../content/language-prefix.ts';
import { recordAddress } from '../../../content/record-address.ts';
import { href } from '../../../content/routes.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { textOf } from '../../app/records/api-record.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

/** The address where visitors read a post or comment. A section is addressed by its id, not by its title. */
function siteAddress({ about }: ModeratedPost): string {
  const address =
    about !== null && 'section' in about
      ? recordAddress(communityPosts, {
          id: about.section,
          title: '',
          parent: { id: about.blog, title: '' },
          fields: {},
        })
      : href('community');
  return `${inLanguage(address, currentLanguage())}#talk`;
}

/** What a comment was written on, with links. */
export function WrittenOn({ message }: { readonly message: ModeratedPost }) {
  const t = useLateTranslations();
  const { about, kind, held } = message;
  const screen =
    about !== null && 'section' in about
      ? recordScreen({ base: communityPosts.base, id: about.section, parentId: about.blog })
      : null;
  const words =
    about === null
      ? t('writtenOnGone')
      : 'section' in about
        ? t('writtenOn', { title: textOf(about.title) })
        : t('writtenOnPost', { name: about.author });
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {kind !== 'post' && <span className="wrap-anywhere">{words}</span>}
      {screen !== null && (
        <Link to={screen} className="link">
          {t('toSection')}
        </Link>
      )}
      {!held && (kind === 'post' || about !== null) && (
        <a href={siteAddress(message)} target="_blank" rel="noreferrer" className="link">
          {t('seeOnSite')}
        </a>
      )}
    </p>
  );
}
