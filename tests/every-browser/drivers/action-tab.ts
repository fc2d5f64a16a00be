import type { Key, Size, Tab } from './tab.ts';

type Action = { type: string } & Record<string, unknown>;

/** Input in the form that WebDriver and WebDriver BiDi share. */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: Action[];
}

/** The code points that stand for keys in WebDriver. */
const codes: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  ' ': ' ',
};

/** A tab whose driver takes input as lists of actions. */
export abstract class ActionTab implements Tab {
  readonly messages: string[] = [];

  protected abstract perform(source: InputSource): Promise<void>;
  abstract goto(url: string): Promise<void>;
  abstract reload(): Promise<void>;
  abstract back(): Promise<void>;
  abstract forward(): Promise<void>;
  abstract call(source: string, args: unknown[]): Promise<unknown>;
  abstract resize(size: Size): Promise<void>;
  abstract screenshot(): Promise<Buffer>;
  abstract close(): Promise<void>;

  press(key: Key): Promise<void> {
    return this.strike([codes[key]]);
  }

  type(text: string): Promise<void> {
    return this.strike([...text]);
  }

  moveMouse(x: number, y: number): Promise<void> {
    return this.point([move(x, y)]);
  }

  click(x: number, y: number): Promise<void> {
    return this.point([
      move(x, y),
      { type: 'pause', duration: 60 },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 30 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  private strike(values: string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.perform({ type: 'key', id: 'keyboard', actions });
  }

  private point(actions: Action[]): Promise<void> {
    return this.perform({ type: 'pointer', id: 'mouse', actions });
  }
}

function move(x: number, y: number): Action {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20 };
}
