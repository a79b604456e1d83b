import { site as english } from '../../../language/en/site.ts';
import { Message } from '../../sections/message.tsx';
import { TryAgain } from '../../sections/try-again.tsx';
import { useSite } from '../../render/site-context.ts';

/** The page for an unexpected error: what the visitor can do, and the request id that the log contains. */
export function Failure({ requestId }: { readonly requestId: string }) {
  const { t, language } = useSite();
  return (
    <Message title={t('failureTitle')} text={t('failureText')} icon="500" hasLink>
      <p className="mt-6 text-sm text-mist">
        {language !== 'en' && (
          <bdi className="block" lang="en" dir="ltr">
            {english.failureTitle}
          </bdi>
        )}
        <bdi dir="auto">{t('requestNumber', { id: requestId })}</bdi>
      </p>
      <p className="mt-9">
        <TryAgain className="button" />
      </p>
    </Message>
  );
}
