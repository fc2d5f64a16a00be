export declare function asFunction(code: string): Promise<string>;
