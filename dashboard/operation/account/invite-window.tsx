import { useState } from 'react';
import { type Invited, invitations } from '../../../calls/invitations.ts';
import { type Language, languages } from '../../../language/languages.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { AccountForm } from './account-form.tsx';
import { useAccountTranslations } from './account-translations.ts';
import { InvitationLink } from './invitation-link.tsx';
import { confirmationIn, useConfirmation } from './use-confirmation.ts';

/** Invites an administrator by email in a chosen language. Without a mail server it shows the link to copy. */
export function InviteWindow({ onClose }: { readonly onClose: () => void }) {
  const t = useAccountTranslations();
  const confirmation = useConfirmation();
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const [made, setMade] = useState<Invited | null>(null);
  return (
    <Dialog title={t('invitationAdd')} size="small" isSticky onClose={onClose}>
      {made?.link === undefined ? (
        <AccountForm
          isFocused
          fields={[{ name: 'email', word: 'invitationEmail', hint: 'invitationHint', kind: 'email' }, ...confirmation]}
          action="invitationSend"
          send={({ email = '', ...shown }) =>
            callApi(invitations.add, { body: { email, language, ...confirmationIn(shown) } })
          }
          onDone={(answer) => {
            if (answer.link === undefined) onClose();
            else setMade(answer);
          }}
        >
          <Field label={t('invitationLanguage')}>
            {(control) => (
              <Select
                {...control}
                className="max-w-md"
                value={language}
                options={languages.map((value) => ({ value, label: t(value === 'ar' ? 'inArabic' : 'inEnglish') }))}
                onSelect={setLanguage}
              />
            )}
          </Field>
        </AccountForm>
      ) : (
        <InvitationLink email={made.invitation.email} link={made.link} onClose={onClose} />
      )}
    </Dialog>
  );
}
