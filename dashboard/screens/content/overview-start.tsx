import { Link, useNavigate } from 'react-router';
import { fileKinds } from '../../../calls/model/stored-file.ts';
import { acceptOf, limitsOf } from '../../../fields/file-kinds.ts';
import { FileButton } from '../../../ui/file-button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { handFiles } from '../../content/media/handed-files.ts';

/** Links to the most frequent tasks. */
export function OverviewStart() {
  const t = useLateTranslations();
  const navigate = useNavigate();
  return (
    <div role="group" aria-label={t('quickStart')} className="flex flex-wrap gap-2">
      <Link to="/products?add" className="button small">
        {t('startProduct')}
      </Link>
      <FileButton
        accept={acceptOf(fileKinds)}
        hint={limitsOf(fileKinds, t)}
        onChoose={(files) => {
          handFiles(files);
          void navigate('/media');
        }}
      >
        {t('startFiles')}
      </FileButton>
    </div>
  );
}
