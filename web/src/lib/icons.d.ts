declare module 'virtual:icon/*' {
  /** The path data of one game-icons.net icon, drawn on 512 x 512. */
  const path: string;
  export default path;
}
