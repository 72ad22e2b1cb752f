/** The parchment of the map. */
export const PARCHMENT = 'radial-gradient(circle at 40% 30%, #f6e9c6, #ecd9a8 60%, #cfae6e)';
