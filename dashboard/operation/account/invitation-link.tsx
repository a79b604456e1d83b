import { Button } from '../../../ui/button.tsx';
import { useAccountTranslations } from './account-translations.ts';
import { CopyLink } from './copy-link.tsx';

interface InvitationLinkProps {
  readonly email: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The link of an invitation if no email can be sent; it is shown only once. */
export function InvitationLink({ email, link, onClose }: InvitationLinkProps) {
  const t = useAccountTranslations();
  return (
    <>
      <p className="wrap-anywhere">{t('invitationByHand', { email })}</p>
      <CopyLink link={link} />
      <Button variant="filled" className="justify-self-end" onPress={onClose}>
        {t('close')}
      </Button>
    </>
  );
}
