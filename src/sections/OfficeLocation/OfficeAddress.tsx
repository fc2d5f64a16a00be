import { styled } from 'styled-components';

/** An address, line by line. */
export function OfficeAddress({ lines, className }: { lines: string[]; className?: string }) {
  return (
    <Root className={className}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Root>
  );
}

const Root = styled.address`
  font-style: normal;

  span {
    display: block;
  }
`;
