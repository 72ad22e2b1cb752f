/** An address under which the browser saves this text as a file. */
export function tomlFile(text: string): string {
  return `data:application/toml;charset=utf-8,${encodeURIComponent(text)}`;
}
