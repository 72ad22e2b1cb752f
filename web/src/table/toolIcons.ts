/** Signs of the tools on 512 x 512, drawn here because every table fetches them: they are few bytes. */
export const AGAIN = 'M256 96v320L48 256zM464 96v320L256 256z';
export const GO_ON = 'M112 64l320 192-320 192z';
export const PAUSE = 'M112 80h96v352h-96zM304 80h96v352h-96z';
export const TAKE_BACK = 'M208 80v88c150 0 224 72 224 248-40-96-110-128-224-128v88L48 228z';
export const HINT =
  'M256 32a144 144 0 0 0-80 264v56h160v-56a144 144 0 0 0-80-264zM192 384h128v32H192zM208 448h96v32h-96z';
export const MORE = 'M48 208h96v96H48zM208 208h96v96h-96zM368 208h96v96h-96z';
export const LINES = 'M64 112h384v48H64zM64 232h384v48H64zM64 352h384v48H64z';
