/**
 * A function that gives what `make` made for a key before, as long as there are few keys. When more than `limit`
 * have come by, it forgets all and starts anew: memory stays bounded, whatever the content.
 */
export function remember<Value>(limit: number, make: (key: string) => Value): (key: string) => Value {
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
