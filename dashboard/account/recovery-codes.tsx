import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAccountWords } from './account-words.ts';

interface CodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** New recovery codes, the only time they are seen. */
export function RecoveryCodes({ codes, onClose }: CodesProps) {
  const say = useAccountWords();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${location.host}\n\n${codes.join('\n')}\n`)}`;
  return (
    <Dialog title={say('recoveryCodes')} size="small" isSticky onClose={onClose}>
      <p>{say('recoveryCodesText')}</p>
      <ol dir="ltr" className="secret grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap justify-end gap-2">
        <a className="button" href={file} download={`recovery-codes-${location.hostname}.txt`}>
          {say('recoveryCodesDownload')}
        </a>
        <Button look="filled" onPress={onClose}>
          {say('recoveryCodesKept')}
        </Button>
      </div>
    </Dialog>
  );
}
