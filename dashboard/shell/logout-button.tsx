import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { logOut } from '../session.ts';
import { useWords } from '../words.ts';

/** Asks before it ends the session; "no" changes nothing. */
export function LogoutButton() {
  const say = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function leave(): Promise<void> {
    setIsBusy(true);
    setHasFailed(false);
    try {
      await logOut();
    } catch {
      setHasFailed(true);
      setIsBusy(false);
    }
  }

  return (
    <DialogTrigger>
      <Button className="pill">{say('logout')}</Button>
      <ModalOverlay isDismissable className="overlay">
        <Modal className="card w-full max-w-sm p-6">
          <Dialog role="alertdialog" className="grid gap-5 outline-none">
            {({ close }) => (
              <>
                <Heading slot="title" className="text-lg font-medium">
                  {say('logoutQuestion')}
                </Heading>
                {hasFailed && (
                  <p role="alert" className="alert">
                    {say('unreachable')}
                  </p>
                )}
                <div className="flex justify-end gap-2">
                  <Button className="button" onPress={close}>
                    {say('no')}
                  </Button>
                  <Button className="button primary" isDisabled={isBusy} onPress={() => void leave()}>
                    {isBusy ? say('wait') : say('yes')}
                  </Button>
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
