/* A small button. */
interface SignButtonProps {
  sign: string;
  /** What it does; for screen readers, together with `about`. */
  label: string;
  about?: string;
  onClick: () => void;
  isDisabled?: boolean;
}

/** A button with a sign in place of words. It keeps the focus while it does nothing. */
export function SignButton({ sign, label, about, onClick, isDisabled = false }: SignButtonProps) {
  return (
    <button
      type="button"
      className="sign"
      aria-label={about === undefined ? label : `${label}: ${about}`}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
