import { Component, type ReactNode } from 'react';
import { useLanguage } from '../components/use-language.ts';
import { Wrap } from '../components/Wrap.tsx';

/** Keeps a failing block from taking the page with it. React logs the error itself. */
export class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const { words } = useLanguage();
  return (
    <Wrap>
      <p role="alert">{words.failed}</p>
    </Wrap>
  );
}
