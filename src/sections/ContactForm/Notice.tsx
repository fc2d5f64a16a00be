import type { ContactFormTab } from '../../shared/generated/sections.ts';
import { Arrived } from './Arrived.tsx';
import { composeMessage } from './compose-message.ts';
import { Handover } from './Handover.tsx';
import { Progress } from './Progress.tsx';
import type { Phase } from './use-delivery.ts';
import type { WordsInForm } from './words-in-form.ts';
import { completeWordsOfNotice } from './words-of-notice.ts';

interface Props {
  phase: Phase;
  form: ContactFormTab;
  words: WordsInForm;
  /** True while a draft is stored on the device. */
  hasDraft: boolean;
  onBack: () => void;
  onRetry: () => void;
}

/** The panel over a submitted form. */
export function Notice({ phase, form, words: ownWords, hasDraft, onBack, onRetry }: Props) {
  if (phase.name === 'writing') return null;
  const words = completeWordsOfNotice(ownWords);
  if (phase.name === 'sending')
    return <Progress phase={phase} words={words} hasDraft={hasDraft} onStop={onBack} />;
  if (phase.name === 'arrived') return <Arrived words={words} onBack={onBack} />;
  const message = composeMessage(form, phase.answers, phase.files);
  if (phase.name === 'mailed')
    return (
      <Handover
        title={words.sentTitle}
        text={words.sentText}
        form={form}
        message={message}
        words={words}
        onBack={onBack}
      />
    );
  return (
    <Handover
      title={words.failedTitle}
      text={words.failedText}
      about={phase.about}
      form={form}
      message={message}
      words={words}
      onBack={onBack}
      onRetry={onRetry}
    />
  );
}
