import { Heading } from '../../components/Heading.tsx';
import type { CallToActionSection } from '../../shared/generated/sections.ts';

/** The title and text of a call to action. */
export function CallText({ title, text }: CallToActionSection) {
  return (
    <>
      <Heading level={2} text={title} />
      {text !== undefined && <p>{text}</p>}
    </>
  );
}

export function actionsOf({ action, secondary }: CallToActionSection) {
  return secondary ? [action, secondary] : [action];
}
