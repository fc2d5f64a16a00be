import { Component, type ReactNode } from 'react';
import { Wrap } from '../components/Wrap.tsx';

/** Keeps a failing block from taking the page with it. React logs the error itself. */
export class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Wrap>
        <p role="alert">This part of the page could not be shown. Reloading the page may help.</p>
      </Wrap>
    );
  }
}
