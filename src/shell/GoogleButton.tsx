import { styled } from 'styled-components';
import { Button } from '../components/Button.tsx';

/** "Sign in with Google", with Google's logo. */
export function GoogleButton({ label }: { label: string }) {
  return (
    <Button type="button" data-tone="outline" data-sign-in="google">
      <Sign />
      {label}
    </Button>
  );
}

/** Google's guidelines fix the colours of its logo, so they are not tokens of this site. */
const sign = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
  '<path fill="#4285f4" d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.3-2.1 3.5-5.2 3.5-8.7z"/>',
  '<path fill="#34a853" d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5H1.3v3.1A12 12 0 0 0 12 24z"/>',
  '<path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z"/>',
  '<path fill="#ea4335" d="M12 4.7c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.9 3.6-5 6.7-5z"/>',
  '</svg>',
].join('');

// In the style sheet, so that documents do not carry it for a dialog that few open.
const Sign = styled.span`
  flex: none;
  width: 18px;
  height: 18px;
  background: url('data:image/svg+xml,${encodeURIComponent(sign)}');
`;
