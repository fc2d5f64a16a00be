/**
 * Memoizes `make`. The cache holds at most `limit` entries: when it is full, it is cleared, so memory stays
 * bounded for any content.
 */
export function memoize<Value>(limit: number, make: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>();
  return (key) => {
    let value = cache.get(key);
    if (value === undefined) {
      if (cache.size >= limit) cache.clear();
      value = make(key);
      cache.set(key, value);
    }
    return value;
  };
}
