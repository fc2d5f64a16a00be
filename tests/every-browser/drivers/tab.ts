/** A key by its name in `KeyboardEvent.key`; a space is the space bar. */
export type Key =
  'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' | 'Home' | 'End' | ' ';

export interface Size {
  width: number;
  height: number;
}

/** One window of a browser with a storage of its own: what each driver must be able to do, and no more. */
export interface Tab {
  /** What pages wrote to the console, threw, were refused or failed to load, oldest first. */
  readonly messages: string[];
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Calls a JavaScript function, given as source, with the arguments; its result must be JSON. */
  call(source: string, args: unknown[]): Promise<unknown>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Pixels from the top left corner of the window's content, as all points here. */
  moveMouse(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  resize(size: Size): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

/** How a browser is set up by the visitor who uses it. */
export interface Setup {
  /** Scripts are switched off. */
  noScripts?: boolean;
  /** No film starts by itself, not even a silent one. Only Firefox can be told so. */
  noAutoplay?: boolean;
  /** Runs in every document before its own scripts, given as source. WebKit's driver cannot do this. */
  prelude?: string;
}
