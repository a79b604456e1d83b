import type { ReactNode } from 'react';
import { loadAccountMessages } from '../../../language/account-messages.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useAccountTranslations } from './account-translations.ts';
import { Administrators } from './administrators.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordPart } from './password-part.tsx';
import { Sessions } from './sessions.tsx';
import { TwoStep } from './two-step.tsx';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

function AccountParts() {
  const t = useAccountTranslations();
  return (
    <section className="grid gap-6">
      <div>
        <ScreenTitle>{t('account')}</ScreenTitle>
        <p className="text-muted">{t('accountIntro')}</p>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <PasswordPart />
        <div className="grid content-start gap-6">
          <TwoStep />
          <Passkeys />
        </div>
      </div>
      <Sessions />
      <Administrators />
    </section>
  );
}

/** Loads the messages of the screen, then the screen: login methods, sessions and other administrators. */
export async function loadAccountScreen(): Promise<() => ReactNode> {
  await loadAccountMessages(currentLanguage());
  return AccountParts;
}
