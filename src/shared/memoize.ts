/**
 * Memoizes `make`. The cache holds at most `limit` entries: when it is full, it is cleared, so memory stays
 * bounded for any content.
 */
export function memoize<Value>(limit: number, make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      if (known.size >= limit) known.clear();
      value = make(key);
      known.set(key, value);
    }
    return value;
  };
}
