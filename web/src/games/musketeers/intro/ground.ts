/** The felt of the table. */
export const FELT = 'radial-gradient(circle at 50% 35%, #3d62b5, #24407f 55%, #16285a)';
