import { styled } from 'styled-components';
import type { CookieCategory } from '../shared/cookie-preferences.ts';
import type { ConsentCategory } from '../shared/generated/site.ts';

/** One cookie category with its switch. The essential one is on and disabled. */
export function CategorySwitch({ category, texts }: { category: CookieCategory; texts: ConsentCategory }) {
  const id = `cookies-${category}`;
  const locked = category === 'essential';
  return (
    <Root>
      <label htmlFor={id}>{texts.name}</label>
      <p id={`${id}-note`}>{texts.description}</p>
      <input
        type="checkbox"
        role="switch"
        id={id}
        name={category}
        aria-describedby={`${id}-note`}
        defaultChecked={locked}
        disabled={locked}
      />
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: 20px;
  align-items: center;
  position: relative;
  padding-block: 14px;
  border-bottom: 1px solid var(--page-line);

  label {
    font-weight: 600;
    line-height: 1.4;
  }
  /* Makes the whole row a touch target. */
  label:not(:has(~ :disabled))::after {
    content: '';
    position: absolute;
    inset: 0;
    cursor: pointer;
  }
  p {
    grid-column: 1;
    font-size: var(--fs-small);
    line-height: 1.4;
    color: var(--page-soft);
  }
  input {
    grid-area: 1 / 2 / span 2;
    position: relative;
    z-index: 1;
    appearance: none;
    width: 48px;
    height: 28px;
    margin: 0;
    border: 1px solid var(--field-line);
    border-radius: 14px;
    background: color-mix(in srgb, var(--field-line) 47%, var(--page-background));
    transition: background-color var(--quick) var(--ease);
  }
  input::before {
    content: '';
    display: block;
    width: 20px;
    height: 20px;
    margin: 3px;
    border-radius: 50%;
    background: var(--white-background);
    box-shadow: 0 1px 3px var(--shade);
    transition: translate var(--quick) var(--ease);
  }
  input:checked {
    border-color: var(--page-focus);
    background: var(--page-focus);
  }
  input:checked::before {
    translate: calc(20px * var(--forward)) 0;
  }
  input:disabled {
    border-color: var(--page-muted);
    background: var(--page-muted);
  }
  input:focus-visible {
    border-radius: 14px;
  }
  @media (forced-colors: active) {
    input::before {
      background: CanvasText;
    }
    input:checked {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
