import { styled } from 'styled-components';

/** A twisted thread with a loose end. `share` is its part of the scale, 0 to 1. */
export function Thread({ share }: { share: number }) {
  return (
    <Twist width={`${(share * 100).toFixed(2)}%`} height="20" aria-hidden="true">
      <svg x="100%" overflow="visible">
        <path d="M-3 10c11 4 19-7 37-4" />
      </svg>
    </Twist>
  );
}

const Twist = styled.svg`
  --shine: color-mix(in srgb, var(--white) 30%, transparent);
  --shade: color-mix(in srgb, var(--ink) 20%, transparent);
  flex: none;
  overflow: visible;
  border-radius: 10px 4px 4px 10px;
  color: var(--madder);
  background:
    repeating-linear-gradient(118deg, transparent 0 6px, var(--shine) 6px 9px, var(--shade) 9px 12px),
    linear-gradient(var(--shine), transparent 45%, var(--shade)), currentColor;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;

  li:nth-child(6n + 2) & {
    color: var(--denim);
  }
  li:nth-child(6n + 3) & {
    color: var(--turmeric);
  }
  li:nth-child(6n + 4) & {
    color: var(--leaf);
  }
  li:nth-child(6n + 5) & {
    color: var(--indigo);
  }
  li:nth-child(6n) & {
    color: var(--madder-deep);
  }
`;
